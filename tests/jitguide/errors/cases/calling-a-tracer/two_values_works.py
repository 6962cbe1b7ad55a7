import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["function"])
def applied(function, x):
    return function(x)


result = applied(jnp.negative, 1.0)
print(result)
np.testing.assert_allclose(result, -1.0, rtol=1e-6)
