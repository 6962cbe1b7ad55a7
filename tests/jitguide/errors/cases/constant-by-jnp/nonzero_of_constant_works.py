import jax
import numpy as np


@jax.jit
def shifted(x):
    return x + np.nonzero(np.array([1, 0, 1]))[0].size


result = shifted(1.0)
print(result)
np.testing.assert_allclose(result, 3.0, rtol=1e-6)
