import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["n"])
def below(n):
    return jnp.sum(jnp.arange(n))


result = below(4)
print(result)
np.testing.assert_allclose(result, sum(range(4)), rtol=1e-6)
