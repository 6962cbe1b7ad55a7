import jax
import jax.numpy as jnp


@jax.jit
def scaled(n):
    return jnp.multiply([1.0, 2.0], n)  # raises TypeError


scaled(3)
