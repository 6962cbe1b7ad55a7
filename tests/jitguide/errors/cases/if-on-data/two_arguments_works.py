import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def shrink(x, threshold):
    return jnp.where(x > threshold, x, -x)


result = shrink(1.0, 3.0)
print(result)
np.testing.assert_allclose(result, -1.0, rtol=1e-6)
