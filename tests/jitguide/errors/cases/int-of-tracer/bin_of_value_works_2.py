import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def count(histogram, value):
    return histogram.at[jnp.asarray(value, int)].add(1)


result = count(jnp.zeros(4), jnp.float32(2.7))
print(result)
np.testing.assert_array_equal(result, [0, 0, 1, 0])
