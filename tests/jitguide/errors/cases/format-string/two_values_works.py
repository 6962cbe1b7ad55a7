import jax
import numpy as np


@jax.jit
def shown(x):
    jax.debug.print("a {}", x)
    return x


result = shown(1.0)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
