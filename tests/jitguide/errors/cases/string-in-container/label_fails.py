# on other versions: string-argument
# argument: layer['name']

import jax
import jax.numpy as jnp


@jax.jit
def apply(layer, x):
    return layer["w"] @ x


layer = {"name": "dense", "w": jnp.eye(2)}
apply(layer, jnp.ones(2))  # raises TypeError
