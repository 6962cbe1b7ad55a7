import jax
import jax.numpy as jnp


@jax.jit
def valid(mask):
    return all(mask > 0)  # raises ValueError


valid(jnp.array([[1, 0]]))
