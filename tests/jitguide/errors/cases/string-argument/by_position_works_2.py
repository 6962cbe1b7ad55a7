import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnums=[1])
def dense(x, activation):
    return jnp.tanh(x) if activation == "tanh" else x


result = dense(jnp.array([1.0, -2.0]), "tanh")
np.testing.assert_allclose(result, np.tanh([1.0, -2.0]), rtol=1e-5)
