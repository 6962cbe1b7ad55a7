import functools

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["x"])
def special(x):
    return 1.0 if x in (1, 2) else 0.0


result = special(1)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
