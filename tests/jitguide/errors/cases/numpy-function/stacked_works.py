import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def point(x, y):
    return jnp.stack([x, y])


result = point(1.0, 2.0)
print(result)
np.testing.assert_allclose(result, [1.0, 2.0], rtol=1e-6)
