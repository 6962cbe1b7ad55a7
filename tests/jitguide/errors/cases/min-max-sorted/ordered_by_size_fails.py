# argument: values

import jax
import jax.numpy as jnp


@jax.jit
def ordered(values):
    return sorted(values, key=abs)  # raises TracerBoolConversionError


ordered(jnp.array([-3.0, 1.0]))
