# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def logarithm(x):
    assert x > 0  # raises TracerBoolConversionError
    return jnp.log(x)


logarithm(1.0)
