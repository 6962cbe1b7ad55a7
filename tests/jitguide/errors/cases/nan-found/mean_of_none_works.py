import jax
import jax.numpy as jnp
import numpy as np


def masked_mean(x, mask):
    count = mask.sum()
    return jnp.where(count == 0, 0, jnp.where(mask, x, 0).sum() / jnp.where(count == 0, 1, count))


with jax.debug_nans(True):
    result = masked_mean(jnp.ones(3), jnp.zeros(3, bool))
    np.testing.assert_allclose(masked_mean(jnp.array([1.0, 3.0]), jnp.array([True, True])), 2.0)
print(result)
np.testing.assert_array_equal(result, 0.0)
