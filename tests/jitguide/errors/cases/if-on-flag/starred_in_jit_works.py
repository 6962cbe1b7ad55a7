import jax
import numpy as np


def total(*args, keep):
    return args[0] if keep else -args[0]


result = jax.jit(total, static_argnames=["keep"])(1.0, keep=True)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
