import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def doubled(x):
    return x * 2


result = np.asarray(doubled(jnp.ones(2)))
print(result)
np.testing.assert_allclose(result, [2.0, 2.0], rtol=1e-6)
