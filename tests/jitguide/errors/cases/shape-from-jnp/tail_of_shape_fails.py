# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def flat_tail(x):
    size = jnp.prod(jnp.array(x.shape[1:]))
    return x.reshape(x.shape[0], size)  # raises TypeError


y = flat_tail(jnp.ones((2, 3, 4)))
