import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def band(weight):
    return jnp.where((500 < weight) & (weight <= 600), 0, 2)


result = band(jnp.array([500, 600, 900]))
print(result)
np.testing.assert_array_equal(result, [2, 0, 2])
