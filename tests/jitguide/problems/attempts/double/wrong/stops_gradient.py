# fails: grad
import jax
import jax.numpy as jnp


def conditional_double(x, threshold):
    return jnp.where(x > threshold, x + jax.lax.stop_gradient(x), x)
