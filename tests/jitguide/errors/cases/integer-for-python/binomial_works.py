import functools
import math

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["n"])
def choose(x, n):
    return x * math.comb(n, 2)


result = choose(1.0, 4)
print(result)
np.testing.assert_allclose(result, math.comb(4, 2), rtol=1e-6)
