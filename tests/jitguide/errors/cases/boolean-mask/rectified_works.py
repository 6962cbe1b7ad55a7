import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def rectified(x):
    return jnp.where(x > 0, x, 0)


result = rectified(jnp.array([1.0, -2.0, 3.0]))
print(result)
np.testing.assert_allclose(result, [1.0, 0.0, 3.0], rtol=1e-6)
