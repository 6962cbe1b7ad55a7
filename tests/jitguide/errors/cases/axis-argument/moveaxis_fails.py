# argument: axis

import jax
import jax.numpy as jnp


@jax.jit
def moved(x, axis):
    return jnp.moveaxis(x, axis, 0)  # raises ConcretizationTypeError


moved(jnp.ones((2, 3)), 1)
