import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def clipped(x):
    return jnp.where((x < -1) | (x > 1), 0.0, x)


result = clipped(2.0)
print(result)
np.testing.assert_allclose(result, 0.0, rtol=1e-6)
