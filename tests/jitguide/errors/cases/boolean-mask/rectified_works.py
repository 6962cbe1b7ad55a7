import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def rectified(x):
    return x, x > 0


values, mask = rectified(jnp.array([1.0, -2.0, 3.0]))
result = values[mask]
print(result)
np.testing.assert_allclose(result, [1.0, 3.0], rtol=1e-6)
