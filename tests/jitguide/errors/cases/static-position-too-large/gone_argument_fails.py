from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=(0, 5))  # raises ValueError
def euler(rate, state, step):
    return state + step * rate(state)


euler(jnp.cos, jnp.zeros(3), 0.5)
