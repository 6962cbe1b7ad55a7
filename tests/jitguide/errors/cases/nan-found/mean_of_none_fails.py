import jax
import jax.numpy as jnp


def masked_mean(x, mask):
    count = mask.sum()
    return jnp.where(mask, x, 0).sum() / count  # raises FloatingPointError


with jax.debug_nans(True):
    print(masked_mean(jnp.ones(3), jnp.zeros(3, bool)))
