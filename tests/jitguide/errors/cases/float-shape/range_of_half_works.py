import jax.numpy as jnp
import numpy as np

x = jnp.ones(4)
for _ in range(x.shape[0] // 2):
    x = x + 1
print(x)
np.testing.assert_array_equal(x, 3 * np.ones(4))
