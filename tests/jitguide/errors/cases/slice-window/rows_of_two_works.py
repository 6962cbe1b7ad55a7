import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def pair(x, index):
    return jax.lax.dynamic_slice_in_dim(x, index * 2, 2)


result = pair(jnp.arange(8), 2)
print(result)
np.testing.assert_array_equal(result, [4, 5])
