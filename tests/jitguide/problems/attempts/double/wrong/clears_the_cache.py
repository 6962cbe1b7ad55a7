# fails: traces
import jax
import jax.numpy as jnp


def conditional_double(x, threshold):
    jax.clear_caches()
    return jnp.where(x > threshold, 2 * x, x)
