import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def ordered(values):
    return jnp.sort(values)


result = ordered(jnp.array([3.0, 1.0]))
print(result)
np.testing.assert_allclose(result, [1.0, 3.0], rtol=1e-6)
