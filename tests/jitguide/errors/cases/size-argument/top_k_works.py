import functools

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


@functools.partial(jax.jit, static_argnames=["k"])
def largest(x, k):
    return lax.top_k(x, k)


result = largest(jnp.array([1.0, 3.0, 2.0]), 2)[0]
print(result)
np.testing.assert_allclose(result, [3.0, 2.0], rtol=1e-6)
