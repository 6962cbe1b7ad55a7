import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def filled(x, default):
    value = jnp.where(x != 0, x, default)
    return value * 2


result = filled(0.0, 3.0)
print(result)
np.testing.assert_allclose(result, 6.0, rtol=1e-6)
