# fails: state
import jax.numpy as jnp

calls = []


def conditional_double(x, threshold):
    calls.append(1)
    return jnp.where(x > threshold, 2 * x, x)
