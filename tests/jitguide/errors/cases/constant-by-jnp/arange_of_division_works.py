import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def shifted(x):
    return x + jnp.arange(int(0.5 // 0.1)).sum()


result = shifted(1.0)
print(result)
np.testing.assert_allclose(result, 1.0 + sum(range(4)), rtol=1e-6)
