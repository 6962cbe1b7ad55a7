import jax
import numpy as np

table = [1.0, 2.0]


@jax.jit
def scaled(x):
    return x * table[np.array(1)]


result = scaled(1.0)
print(result)
np.testing.assert_allclose(result, 2.0, rtol=1e-6)
