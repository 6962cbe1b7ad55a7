import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["factor"])
def upsample(image, factor):
    return jnp.pad(image, int(factor))


result = upsample(jnp.ones((2, 2)), factor=3.0).shape
print(result)
np.testing.assert_allclose(result, (8, 8), rtol=1e-6)
