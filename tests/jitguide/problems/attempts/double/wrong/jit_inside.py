# fails: no-jit
import jax
import jax.numpy as jnp


@jax.jit
def conditional_double(x, threshold):
    return jnp.where(x > threshold, 2 * x, x)
