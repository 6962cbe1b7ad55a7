# on other versions: string-argument
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def evaluate(w, x):
    y = w * x
    return y.mean(), "first"


mean, name = evaluate(2.0, jnp.arange(3.0))  # raises TypeError
out = mean + 4
