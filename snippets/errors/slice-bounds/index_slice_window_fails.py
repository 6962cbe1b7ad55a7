import jax
import jax.numpy as jnp


@jax.jit
def window(x, start):
    return x[start : start + 3]  # raises IndexError


print(window(jnp.arange(6), 2))
