# argument: weights

import jax
import jax.numpy as jnp


@jax.jit
def update(weights, step):
    new = weights - step
    if jnp.isnan(new).any():  # raises TracerBoolConversionError
        return weights
    return new


update(jnp.ones(2), jnp.array([1.0, jnp.nan]))
