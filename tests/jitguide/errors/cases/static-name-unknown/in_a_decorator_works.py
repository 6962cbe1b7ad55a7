from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=("axis",))
def reduced(x, axis=0):
    return x.sum(axis)


assert reduced(jnp.ones((2, 2))).tolist() == [2.0, 2.0]
