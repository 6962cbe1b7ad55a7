import jax
import jax.numpy as jnp


@jax.jit
def clipped(x):
    return jnp.maximum(x, "a")  # raises TypeError


clipped(1.0)
