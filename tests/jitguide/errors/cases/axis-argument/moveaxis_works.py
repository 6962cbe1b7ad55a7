import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["axis"])
def moved(x, axis):
    return jnp.moveaxis(x, axis, 0)


result = moved(jnp.ones((2, 3)), 1).shape
print(result)
np.testing.assert_allclose(result, (3, 2), rtol=1e-6)
