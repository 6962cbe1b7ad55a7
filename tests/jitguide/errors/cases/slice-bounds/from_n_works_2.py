import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def tail(x, n):
    return jnp.where(jnp.indices(x.shape)[0] >= n, x, 0)


result = tail(jnp.arange(5), 2)
print(result)
np.testing.assert_array_equal(result, [0, 0, 2, 3, 4])
