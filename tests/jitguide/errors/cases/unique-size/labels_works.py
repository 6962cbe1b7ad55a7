import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def kinds(labels):
    return jnp.unique(labels, size=labels.size, fill_value=0)


result = kinds(jnp.array([3, 1, 3]))
print(result)
np.testing.assert_array_equal(result, [1, 3, 0])
