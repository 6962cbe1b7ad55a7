import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["turns"])
def turned(x, turns):
    return jnp.rot90(x, turns)


result = turned(jnp.arange(4).reshape(2, 2), 1)
print(result)
np.testing.assert_allclose(result, np.rot90(np.arange(4).reshape(2, 2), 1), rtol=1e-6)
