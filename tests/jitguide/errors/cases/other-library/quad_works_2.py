import functools

import jax
import numpy as np
import scipy.integrate


@functools.partial(jax.jit, static_argnames=["x"])
def area(x):
    return scipy.integrate.quad(lambda t: t * x, 0.0, 1.0)[0]


result = area(1.0)
print(result)
np.testing.assert_allclose(result, 0.5, rtol=1e-6)
