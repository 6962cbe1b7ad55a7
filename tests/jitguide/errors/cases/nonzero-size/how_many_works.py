import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def positive(x):
    return jnp.count_nonzero(x > 0)


result = positive(jnp.array([3.0, -1.0, 2.0]))
print(result)
np.testing.assert_array_equal(result, 2)
