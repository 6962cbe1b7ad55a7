import jax
import jax.numpy as jnp


@jax.jit
def first(x, n):
    return x[:n]  # raises IndexError


first(jnp.arange(5), 2)
