import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def both(x, y):
    return jnp.where((x > 0) & (y > 0), x, y)


result = both(1.0, -2.0)
print(result)
np.testing.assert_allclose(result, -2.0, rtol=1e-6)
