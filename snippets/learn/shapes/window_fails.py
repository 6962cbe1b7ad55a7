import jax
import jax.numpy as jnp


@jax.jit
def window(x, start):
    return x[start : start + 3].sum()  # raises IndexError


print(window(jnp.arange(10), 4))
