# argument: mask

import jax
import jax.numpy as jnp


@jax.jit
def hits(mask):
    return jnp.where(mask)[0]  # raises ConcretizationTypeError


hits(jnp.array([True, False, True]))
