import functools

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["shape"])
def doubled(x, shape):
    for _ in range(shape[0]):
        x = x * 2
    return x


result = doubled(1.0, (2, 3))
print(result)
np.testing.assert_allclose(result, 4.0, rtol=1e-6)
