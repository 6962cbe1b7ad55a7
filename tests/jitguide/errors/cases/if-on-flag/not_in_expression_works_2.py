import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def noisy(x, training):
    scale = jnp.where(training, 0.5, 1.0)
    return x * scale


result = noisy(2.0, True)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
