import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def bounded(u):
    u = u.at[0].set(0.0)
    return u


result = bounded(jnp.ones(3))
print(result)
np.testing.assert_allclose(result, [0.0, 1.0, 1.0], rtol=1e-6)
