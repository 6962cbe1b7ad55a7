import functools

import jax
import jax.numpy as jnp
import numpy as np


def padded(x, config):
    return jnp.zeros(config["size"]).at[0].set(x * config["scale"])


config = {"size": 3, "scale": 2.0}
fast = jax.jit(functools.partial(padded, config=config))
out = fast(1.0)
np.testing.assert_allclose(out, [2, 0, 0], rtol=1e-6)
