import jax
import numpy as np


@jax.jit
def doubled(x):
    for _ in range(np.int32(3)):
        x = x * 2
    return x


result = doubled(1.0)
print(result)
np.testing.assert_allclose(result, 8.0, rtol=1e-6)
