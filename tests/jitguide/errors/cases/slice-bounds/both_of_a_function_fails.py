# argument: start

import jax
import jax.numpy as jnp


@jax.jit
def part(x, start, stop):
    return x[start:stop]  # raises IndexError


part(jnp.arange(6), 1, 3)
