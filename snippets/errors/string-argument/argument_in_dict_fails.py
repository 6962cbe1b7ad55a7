import jax
import jax.numpy as jnp


@jax.jit
def train(params, config):
    return params * config["rate"]


print(train(jnp.ones(2), {"rate": 0.1, "optimizer": "adam"}))  # raises TypeError
