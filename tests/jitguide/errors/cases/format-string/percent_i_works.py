import jax
import numpy as np


@jax.jit
def shown(x):
    jax.debug.print("{x} items", x=x)
    return x


result = shown(1)
print(result)
np.testing.assert_array_equal(result, 1)
