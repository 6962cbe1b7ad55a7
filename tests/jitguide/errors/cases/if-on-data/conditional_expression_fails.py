# argument: deviation

import jax


@jax.jit
def damp(deviation):
    return deviation * 0.9 if deviation < 0.44 else deviation  # raises TracerBoolConversionError


damp(0.3)
