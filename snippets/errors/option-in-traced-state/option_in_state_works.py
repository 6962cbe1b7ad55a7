from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["min_dim"])
def init(params, options, min_dim):
    if params.shape[0] < min_dim:
        return {"momentum": jnp.zeros_like(params), **options}
    return {"row_momentum": jnp.zeros(params.shape[0]), **options}


print(init(jnp.ones((2, 2)), {"rate": 0.1}, min_dim=128))
