# fails: special
import jax.numpy as jnp


def conditional_double(x, threshold):
    return x + x * jnp.where(x > threshold, 1, 0)
