import jax.numpy as jnp
import numpy as np
from jax import lax

result = lax.scan(lambda carry, x: (carry, x), 0.0, jnp.arange(5))[1]
print(result)
np.testing.assert_array_equal(result, range(5))
