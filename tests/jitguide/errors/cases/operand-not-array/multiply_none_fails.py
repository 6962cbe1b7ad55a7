import jax
import jax.numpy as jnp


@jax.jit
def scaled(x):
    return jnp.multiply(x, None)  # raises TypeError


scaled(1.0)
