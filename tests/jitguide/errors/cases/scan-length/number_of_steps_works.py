import functools

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["steps"])
def doubled(x, steps):
    x, _ = jax.lax.scan(lambda x, _: (2 * x, 0), x, length=steps)
    return x


result = doubled(1.0, 3)
print(result)
np.testing.assert_allclose(result, 8.0, rtol=1e-6)
