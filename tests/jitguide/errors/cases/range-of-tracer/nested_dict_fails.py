# argument: config['model']['layers']

import jax
import jax.numpy as jnp


def net(x, config):
    for _ in range(config["model"]["layers"]):  # raises TracerIntegerConversionError
        x = jnp.tanh(x) * config["rate"]
    return x


config = {"model": {"layers": 2}, "rate": 0.5}
jax.jit(net)(jnp.ones(3), config)
