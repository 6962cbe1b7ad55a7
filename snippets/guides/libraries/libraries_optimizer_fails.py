import jax
import jax.numpy as jnp

model = {"weight": jnp.ones(2), "activation": jax.nn.relu}


def init(params):
    return jax.tree.map(jnp.zeros_like, params)  # raises TypeError


print(init(model))
