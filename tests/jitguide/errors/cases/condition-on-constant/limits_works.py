import jax
import numpy as np

LIMITS = np.array([0.0, 1.0])


@jax.jit
def scaled(x):
    if np.all(np.asarray(LIMITS) >= 0):
        return x * 2
    return x


result = scaled(1.0)
print(result)
np.testing.assert_allclose(result, 2.0, rtol=1e-6)
