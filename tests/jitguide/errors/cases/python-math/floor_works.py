import math

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def whole_part(x):
    return jnp.floor(x).astype(int)


result = whole_part(3.5)
print(result)
np.testing.assert_allclose(result, math.floor(3.5), rtol=1e-6)
