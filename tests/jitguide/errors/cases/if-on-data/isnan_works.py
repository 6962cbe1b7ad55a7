import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def without_nan(x):
    return jnp.where(jnp.isnan(x), 0.0, x)


result = without_nan(jnp.array([1.0, jnp.nan]))
print(result)
np.testing.assert_allclose(result, [1.0, 0.0], rtol=1e-6)
