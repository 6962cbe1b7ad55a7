# argument: counts

import jax
import jax.numpy as jnp


@jax.jit
def expanded(x, counts):
    return jnp.repeat(x, counts, axis=0)  # raises ConcretizationTypeError


expanded(jnp.ones((2, 3)), jnp.array([2, 1]))
