import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def positives(x):
    count = jnp.count_nonzero(x > 0)
    return jnp.argwhere(x > 0, size=(x > 0).size, fill_value=(x > 0).size), count


result, count = positives(jnp.array([1.0, 0.0, 1.0]))
print(result, count)
np.testing.assert_array_equal(result, [[0], [2], [3]])
