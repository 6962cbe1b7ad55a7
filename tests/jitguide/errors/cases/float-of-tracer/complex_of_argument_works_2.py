import functools

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["x"])
def as_complex(x):
    return complex(x)


result = as_complex(1.0)
print(result)
np.testing.assert_allclose(result, 1.0 + 0.0j, rtol=1e-6)
