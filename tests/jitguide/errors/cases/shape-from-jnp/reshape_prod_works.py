import math

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def flattened(x):
    return x.reshape(math.prod(x.shape))


result = flattened(jnp.ones((2, 3)))
print(result)
np.testing.assert_allclose(result, np.ones(6), rtol=1e-6)
