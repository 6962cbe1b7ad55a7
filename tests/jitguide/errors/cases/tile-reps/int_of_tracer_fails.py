# argument: n

import jax
import jax.numpy as jnp


@jax.jit
def tiled(x, n):
    return jnp.tile(x, int(n))  # raises ConcretizationTypeError


tiled(jnp.ones(3), 2)
