import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def scaled(x, factor=None):
    return x if factor is None else jnp.multiply(x, factor)


result = scaled(1.0)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
