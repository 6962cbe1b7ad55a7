import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["size"])
def padded(x, config, size):
    return jnp.zeros(size).at[0].set(x * config["scale"])


config = {"size": 3, "scale": 2.0}
out = padded(1.0, config, size=config["size"])
np.testing.assert_allclose(out, [2, 0, 0], rtol=1e-6)
