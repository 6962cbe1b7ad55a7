# argument: config['use_l2']

import jax
import jax.numpy as jnp


def loss(params, config):
    total = jnp.sum(params**2)
    if config["use_l2"]:  # raises TracerBoolConversionError
        total = 2 * total
    return total


jax.jit(jax.grad(loss))(jnp.ones(2), {"use_l2": True})
