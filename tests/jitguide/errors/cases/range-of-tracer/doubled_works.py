import functools

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["n"])
def doubled(x, n):
    for _ in range(n):
        x = x * 2
    return x


result = doubled(1.0, 3)
print(result)
np.testing.assert_allclose(result, 8.0, rtol=1e-6)
