# argument: loss

import jax


@jax.jit
def rate(loss):
    scale = 0.1 if loss > 100 else 1.0  # raises TracerBoolConversionError
    return scale * loss


rate(200.0)
