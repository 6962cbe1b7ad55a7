# needs jax >= 0.4.38
import jax
import numpy as np


@jax.jit
def shown(x):
    jax.debug.print("{x:.2f}", x=x)
    return x


result = shown(1.0)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
