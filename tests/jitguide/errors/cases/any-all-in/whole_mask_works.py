import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def valid(mask):
    return jnp.all(mask > 0)


result = valid(jnp.array([[1, 0]]))
print(result)
np.testing.assert_array_equal(result, False)
