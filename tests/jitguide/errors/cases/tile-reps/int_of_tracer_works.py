import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["n"])
def tiled(x, n):
    return jnp.tile(x, int(n))


result = tiled(jnp.ones(3), 2)
print(result)
np.testing.assert_allclose(result, np.ones(6), rtol=1e-6)
