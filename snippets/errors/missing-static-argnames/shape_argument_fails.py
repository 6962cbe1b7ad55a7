import jax
import jax.numpy as jnp


@jax.jit
def blank(n):
    return jnp.zeros(n)  # raises TypeError


blank(3)
