# argument: params

import jax
import jax.numpy as jnp


@jax.jit
def update(params):
    new = params * 0.9
    params.delete()  # raises ConcretizationTypeError
    return new


update(jnp.ones(2))
