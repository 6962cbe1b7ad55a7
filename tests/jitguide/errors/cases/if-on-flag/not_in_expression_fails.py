# argument: training

import jax


@jax.jit
def noisy(x, training):
    scale = 1.0 if not training else 0.5  # raises TracerBoolConversionError
    return x * scale


noisy(2.0, True)
