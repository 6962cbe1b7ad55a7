import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def outside(x, low, high):
    return jnp.where((x < low) | (x > high), 0.0, x)


result = outside(2.0, 1.0, 3.0)
print(result)
np.testing.assert_allclose(result, 2.0, rtol=1e-6)
