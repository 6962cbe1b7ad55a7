import jax
import jax.numpy as jnp
import numpy as np


def head(x, n):
    return x[:n]


jitted = jax.jit(head, static_argnames=["n"])
result = jitted(jnp.ones(2), 1)
print(result)
np.testing.assert_allclose(result, [1.0], rtol=1e-6)
