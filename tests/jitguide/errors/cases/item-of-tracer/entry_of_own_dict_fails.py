# argument: w
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def step(w, x):
    loss = jnp.sum((w - x) ** 2)
    record = {}
    record["loss"] = loss.item()  # raises ConcretizationTypeError
    metrics = {"train": record}
    return w - 0.1 * (w - x), metrics


w, metrics = step(jnp.zeros(2), jnp.ones(2))
