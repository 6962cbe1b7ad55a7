import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["times"])
def repeated(labels, times):
    return jnp.tile(labels, times)


result = repeated(jnp.array([0, 1]), 2)
print(result)
np.testing.assert_array_equal(result, [0, 1, 0, 1])
