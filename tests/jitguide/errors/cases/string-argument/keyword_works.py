import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["norm"])
def distance(x, y, norm="l2"):
    return jnp.abs(x - y).sum() if norm == "l1" else jnp.sqrt(((x - y) ** 2).sum())


result = distance(jnp.zeros(2), jnp.array([3.0, 4.0]), norm="l1")
print(result)
np.testing.assert_allclose(result, 7.0, rtol=1e-6)
