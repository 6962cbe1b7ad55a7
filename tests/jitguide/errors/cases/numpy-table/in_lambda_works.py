import jax
import jax.numpy as jnp
import numpy as np

table = np.arange(3)
result = jax.jit(lambda index: jnp.asarray(table)[index])(1)
print(result)
np.testing.assert_array_equal(result, 1)
