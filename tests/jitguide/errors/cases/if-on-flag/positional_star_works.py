import functools

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["keep"])
def signed(*args, keep):
    if keep:
        return args[0]
    return -args[0]


result = signed(1.0, keep=False)
print(result)
np.testing.assert_allclose(result, -1.0, rtol=1e-6)
