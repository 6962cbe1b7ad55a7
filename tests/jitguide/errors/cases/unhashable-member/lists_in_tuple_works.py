import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["axes"])
def moved(x, axes):
    return jnp.moveaxis(x, *axes)


result = moved(jnp.ones((2, 3, 4)), axes=tuple(tuple(part) for part in ([0, 1], [1, 2]))).shape
print(result)
np.testing.assert_allclose(result, (4, 2, 3), rtol=1e-6)
