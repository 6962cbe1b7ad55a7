# argument: count

import jax
import jax.numpy as jnp


def steps(count):
    return jnp.arange(count) * 0.5  # raises ConcretizationTypeError


@jax.jit
def path(start, count):
    return start + steps(count)


path(1.0, 3)
