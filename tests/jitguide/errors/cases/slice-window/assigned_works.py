import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def cleared(x, start):
    return jax.lax.dynamic_update_slice_in_dim(x, jnp.zeros(2), start, axis=0)


result = cleared(jnp.ones(5), 1)
print(result)
np.testing.assert_array_equal(result, [1, 0, 0, 1, 1])
