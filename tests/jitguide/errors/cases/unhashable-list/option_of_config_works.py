from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames=["layers"])
def weights(scale, layers):
    return [jnp.full((n, m), scale) for n, m in zip(layers[:-1], layers[1:])]


config = {"layers": [4, 8, 2], "scale": 0.5}
first, last = weights(config["scale"], layers=tuple(config["layers"]))
print(first.shape, last.shape)
np.testing.assert_array_equal(first, np.full((4, 8), 0.5))
np.testing.assert_array_equal(last, np.full((8, 2), 0.5))
