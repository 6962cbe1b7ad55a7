import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def ones_then_zeros(n):
    return jnp.where(jnp.arange(5) < n, jnp.ones(5), 0)


result = ones_then_zeros(3)
print(result)
np.testing.assert_array_equal(result, [1, 1, 1, 0, 0])
