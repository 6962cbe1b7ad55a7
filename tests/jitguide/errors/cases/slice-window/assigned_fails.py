# argument: start

import jax
import jax.numpy as jnp


@jax.jit
def cleared(x, start):
    return x.at[start : start + 2].set(0.0)  # raises IndexError


cleared(jnp.ones(5), 1)
