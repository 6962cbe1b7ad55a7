import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["k"])
def diagonal(x, k):
    return jnp.diag(x, k)


result = diagonal(jnp.ones(1), 1)
print(result)
np.testing.assert_allclose(result, np.diag(np.ones(1), 1), rtol=1e-6)
