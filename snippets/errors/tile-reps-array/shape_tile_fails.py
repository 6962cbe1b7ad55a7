import jax
import jax.numpy as jnp


@jax.jit
def repeated(x, n):
    return jnp.tile(x, n)  # raises TypeError


repeated(jnp.array([1.0, 2.0]), 3)
