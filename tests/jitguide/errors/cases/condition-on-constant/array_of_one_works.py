import jax
import numpy as np


@jax.jit
def scaled(x):
    if np.array(1.0) > 0:
        return x
    return -x


result = scaled(1.0)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
