from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["min_size"])
def init(params, options, min_size):
    if params.shape[0] < min_size:
        return jnp.zeros_like(params) * options["rate"]
    return jnp.zeros(params.shape[0]) * options["rate"]


print(init(jnp.ones((4, 4)), {"rate": 0.1}, min_size=128).shape)
print(init(jnp.ones((4, 4)), {"rate": 0.2}, min_size=2).shape)
