import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def hits(mask):
    return jnp.where(mask, size=mask.size, fill_value=mask.size)[0]


result = hits(jnp.array([True, False, True]))
print(result)
np.testing.assert_array_equal(result, [0, 2, 3])
