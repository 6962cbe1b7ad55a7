import jax
import jax.numpy as jnp


@jax.jit
def direction(x):
    return jnp.where(x > 0, "up", "down")  # raises TypeError


direction(1.0)
