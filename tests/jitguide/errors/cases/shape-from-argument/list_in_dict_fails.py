# argument: config['sizes'][0]

import jax
import jax.numpy as jnp


@jax.jit
def padded(x, config):
    return jnp.zeros(config["sizes"][0]) + x  # raises TypeError


padded(1.0, {"sizes": [3, 4]})
