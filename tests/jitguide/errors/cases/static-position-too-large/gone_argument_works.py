from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=(0,))
def euler(rate, state, step):
    return state + step * rate(state)


assert euler(jnp.cos, jnp.zeros(3), 0.5).tolist() == [0.5, 0.5, 0.5]
