import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def scaled(n):
    return jnp.multiply(jnp.array([1.0, 2.0]), n)


result = scaled(3)
print(result)
np.testing.assert_allclose(result, [3.0, 6.0], rtol=1e-6)
