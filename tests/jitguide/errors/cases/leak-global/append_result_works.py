import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def keep(x):
    return x, x * 2


_, kept = keep(1.0)
result = jnp.sin(kept) + 1
print(result)
np.testing.assert_allclose(result, np.sin(2.0) + 1, rtol=1e-6)
