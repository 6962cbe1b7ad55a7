import math

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def softplus(x):
    return jnp.log(1 + jnp.exp(x))


result = softplus(0.0)
print(result)
np.testing.assert_allclose(result, math.log(2.0), rtol=1e-6)
