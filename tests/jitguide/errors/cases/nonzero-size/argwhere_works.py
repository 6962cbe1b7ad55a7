import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def positives(x):
    return jnp.argwhere(x > 0, size=3, fill_value=3)


result = positives(jnp.array([1.0, 0.0, 1.0]))
print(result)
np.testing.assert_array_equal(result, [[0], [2], [3]])
