# argument: w
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def step(w, x, stats):
    loss = jnp.sum((w - x) ** 2)
    stats["loss"] = loss.item()  # raises ConcretizationTypeError
    return w - 0.1 * (w - x)


stats = {}
w = jnp.zeros(2)
w = step(w, jnp.ones(2), stats)
