import jax
import numpy as np


@jax.jit
def scaled(x):
    if np.sum(np.ones(3)) > 2:
        return x
    return -x


result = scaled(1.0)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
