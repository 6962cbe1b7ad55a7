import math

import jax
import numpy as np


@jax.jit
def share_below(x, mean, scale):
    z = (x - mean) / (scale * 2**0.5)
    return 0.5 * (1 + jax.scipy.special.erf(z))


result = share_below(1.5, 1.0, 0.5)
print(result)
np.testing.assert_allclose(result, 0.5 * (1 + math.erf(0.5**0.5)), rtol=1e-6)
