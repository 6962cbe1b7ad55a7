import functools

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["x", "threshold"])
def shrink(x, threshold):
    if x > threshold:
        return x
    return -x


result = shrink(1.0, 3.0)
print(result)
np.testing.assert_allclose(result, -1.0, rtol=1e-6)
