import jax
import jax.numpy as jnp


def mean_log(x, count):
    return jnp.log(x).sum() / count  # raises FloatingPointError


with jax.debug_nans(True):
    mean_log(jnp.array([-1.0, 1.0]), 2)
