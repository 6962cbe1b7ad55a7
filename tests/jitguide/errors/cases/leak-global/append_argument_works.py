import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def keep(x):
    return x, x


_, last = keep(1.0)
result = jnp.sin(last) + 1
print(result)
np.testing.assert_allclose(result, np.sin(1.0) + 1, rtol=1e-6)
