import jax
import jax.numpy as jnp
import numpy as np


def scaled(weights, factor):
    return weights * factor


result = jax.jit(scaled)(jnp.ones(2), 3)
print(result)
np.testing.assert_allclose(result, [3.0, 3.0], rtol=1e-6)
