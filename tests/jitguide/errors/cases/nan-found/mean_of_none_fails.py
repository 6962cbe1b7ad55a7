import jax
import jax.numpy as jnp


@jax.jit
def mean(x, mask):
    count = mask.sum()
    return (x * mask).sum() / count  # raises FloatingPointError


with jax.debug_nans(True):
    mean(jnp.ones(2), jnp.zeros(2))
