import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def first_sine(x):
    return jnp.sin(x[0])


result = first_sine(jnp.ones(3))
print(result)
np.testing.assert_allclose(result, np.sin(1.0), rtol=1e-6)
