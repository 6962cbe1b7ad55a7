import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["widths"])
def padded(x, widths):
    return jnp.pad(x, widths)


widths = [1, 2]
result = padded(jnp.ones(1), widths=tuple(widths))
print(result)
np.testing.assert_array_equal(result, [0, 1, 0, 0])
