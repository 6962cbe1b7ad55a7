import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def damp(deviation):
    return jnp.where(deviation < 0.44, deviation * 0.9, deviation)


result = damp(0.3)
print(result)
np.testing.assert_allclose(result, 0.3 * 0.9, rtol=1e-6)
