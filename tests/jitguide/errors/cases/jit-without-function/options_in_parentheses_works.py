import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["n"])
def ones(n):
    return jnp.ones(n)


result = ones(2)
print(result)
np.testing.assert_allclose(result, [1.0, 1.0], rtol=1e-6)
