import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["n"])
def zeros(n):
    return jnp.array((0.0,) * n)


result = zeros(3)
print(result)
np.testing.assert_allclose(result, np.zeros(3), rtol=1e-6)
