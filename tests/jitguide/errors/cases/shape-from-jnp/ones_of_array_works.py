import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def shifted(x):
    return x + jnp.ones((int(5.0),))


result = shifted(1.0)
print(result)
np.testing.assert_allclose(result, 1.0 + np.ones(5), rtol=1e-6)
