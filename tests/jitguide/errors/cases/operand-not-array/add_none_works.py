import jax.numpy as jnp
import numpy as np

bias = None
result = jnp.ones(2) if bias is None else jnp.add(jnp.ones(2), bias)
print(result)
np.testing.assert_array_equal(result, np.ones(2))
