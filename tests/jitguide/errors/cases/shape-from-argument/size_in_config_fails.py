# argument: config['size']
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def padded(x, config):
    return jnp.zeros(config["size"]).at[0].set(x * config["scale"])  # raises TypeError


config = {"size": 3, "scale": 2.0}
out = padded(1.0, config)
