import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["n"])
def ones_then_zeros(n):
    return jnp.ones(n)


result = ones_then_zeros(3)
print(result)
np.testing.assert_allclose(result, np.ones(3), rtol=1e-6)
