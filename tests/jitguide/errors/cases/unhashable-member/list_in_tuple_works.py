import jax
import numpy as np

sized = jax.jit(lambda x, sizes: x, static_argnums=1)
result = sized(1, ((2,), (3,)))
print(result)
np.testing.assert_array_equal(result, 1)
