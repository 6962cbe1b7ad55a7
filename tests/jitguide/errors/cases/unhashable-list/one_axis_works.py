import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["axes"])
def total(x, axes):
    return x.sum(axis=axes)


result = total(jnp.ones((2, 3)), axes=(1,))
print(result)
np.testing.assert_allclose(result, [3.0, 3.0], rtol=1e-6)
