import jax.numpy as jnp
import numpy as np

weights = jnp.ones((2, 2))
weights = weights.at[0].multiply(3.0)
print(weights)
np.testing.assert_array_equal(weights, [[3, 3], [1, 1]])
