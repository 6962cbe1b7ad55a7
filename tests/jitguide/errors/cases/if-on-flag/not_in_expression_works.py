import functools

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["training"])
def noisy(x, training):
    scale = 1.0 if not training else 0.5
    return x * scale


result = noisy(2.0, True)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
