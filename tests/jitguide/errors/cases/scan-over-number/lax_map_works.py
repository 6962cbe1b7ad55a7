import jax
import jax.numpy as jnp
import numpy as np

result = jax.lax.map(lambda x: x, jnp.arange(5))
print(result)
np.testing.assert_array_equal(result, range(5))
