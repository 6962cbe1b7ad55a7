import jax
import jax.numpy as jnp
import numpy as np

with jax.debug_infs(True):
    with jax.debug_infs(False):
        result = 1.0 / jnp.zeros(2)
print(result)
np.testing.assert_array_equal(result, [np.inf, np.inf])
