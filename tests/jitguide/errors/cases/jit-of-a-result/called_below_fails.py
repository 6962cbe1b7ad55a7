# pasted above its traceback

import jax
import jax.numpy as jnp


def square(x):
    return x * x


fast = jax.jit(square(jnp.ones(3)))  # raises TypeError
print(fast(jnp.ones(3)))
