# argument: w
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def train(w, x):
    history = []
    for _ in range(2):
        loss = jnp.sum((w * x) ** 2)
        history.append(float(loss))  # raises ConcretizationTypeError
        w = w - 0.1 * loss
    return w, history


w, out = train(1.0, jnp.ones(2))
