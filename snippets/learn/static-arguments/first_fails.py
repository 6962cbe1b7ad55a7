import jax
import jax.numpy as jnp


@jax.jit
def first(x, n):
    return x[:n]  # raises IndexError


print(first(jnp.array([4.0, 5.0, 6.0]), 2))
