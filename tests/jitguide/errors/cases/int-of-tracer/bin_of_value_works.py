import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["value"])
def count(histogram, value):
    return histogram.at[int(value)].add(1)


result = count(jnp.zeros(4), value=2.7)
print(result)
np.testing.assert_array_equal(result, [0, 0, 1, 0])
