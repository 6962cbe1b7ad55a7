# argument: values

import jax
import jax.numpy as jnp


@jax.jit
def positives(values):
    return [x for x in values if x > 0]  # raises TracerBoolConversionError


positives(jnp.ones(3))
