from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, donate_argnums=0)
def update(params):
    return 2 * params


params = jnp.ones(3)
params = update(params)
assert jnp.abs(params).sum() == 6.0
