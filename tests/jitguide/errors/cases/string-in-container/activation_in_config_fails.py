# argument: config['activation']
# pasted above its traceback

import jax
import jax.numpy as jnp

ACTIVATIONS = {"tanh": jnp.tanh, "relu": jax.nn.relu}


@jax.jit
def layer(x, config):
    return config["scale"] * ACTIVATIONS[config["activation"]](x)


config = {"activation": "relu", "scale": 2.0}
out = layer(jnp.array([-1.0, 3.0]), config)  # raises TypeError
