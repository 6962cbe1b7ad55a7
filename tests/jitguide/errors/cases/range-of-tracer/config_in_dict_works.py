import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["steps"])
def smooth(x, config, steps):
    for _ in range(steps):
        x = (x + jnp.roll(x, 1)) / 2
    return x


result = smooth(jnp.array([0.0, 4.0]), {"rate": 0.1}, steps=1)
print(result)
np.testing.assert_allclose(result, [2.0, 2.0], rtol=1e-6)
