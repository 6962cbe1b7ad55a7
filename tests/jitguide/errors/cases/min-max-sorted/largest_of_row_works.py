import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def peak(row):
    return jnp.max(row)


result = peak(jnp.array([1.0, 3.0, 2.0]))
print(result)
np.testing.assert_allclose(result, 3.0, rtol=1e-6)
