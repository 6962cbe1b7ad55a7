import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["first", "last"])
def total(x, first, last):
    result = 0.0
    for i in range(first, last):
        result = result + x[i]
    return result


result = total(jnp.arange(5.0), 1, 4)
print(result)
np.testing.assert_array_equal(result, 1 + 2 + 3)
