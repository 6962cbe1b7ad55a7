# argument: params

import jax
import jax.numpy as jnp


def update(params):
    new = params * 0.9
    params.delete()  # raises ConcretizationTypeError
    return new


jax.jit(update)(jnp.ones(2))
