import functools

import jax
import numpy as np

table = np.ones((2, 3))


@functools.partial(jax.jit, static_argnames=["degree"])
def fitted(degree):
    return np.polyfit(table[0], table[1], degree)


result = fitted(0)
print(result)
np.testing.assert_allclose(result, [1.0], rtol=1e-6)
