import functools

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["n"])
def steps(n):
    return np.arange(n)


result = steps(3)
print(result)
np.testing.assert_array_equal(result, [0, 1, 2])
