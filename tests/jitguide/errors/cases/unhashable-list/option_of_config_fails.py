from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["layers"])
def weights(scale, layers):
    return [jnp.full((n, m), scale) for n, m in zip(layers[:-1], layers[1:])]


config = {"layers": [4, 8, 2], "scale": 0.5}
first, last = weights(config["scale"], layers=config["layers"])  # raises ValueError
