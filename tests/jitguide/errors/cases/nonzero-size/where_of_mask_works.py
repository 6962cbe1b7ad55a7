import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def hits(mask):
    count = jnp.count_nonzero(mask)
    return jnp.where(mask, size=mask.size, fill_value=mask.size)[0], count


result, count = hits(jnp.array([True, False, True]))
print(result, count)
np.testing.assert_array_equal(result, [0, 2, 3])
