# argument: step

import jax


@jax.jit
def rate(step, top):
    if step < top:  # raises TracerBoolConversionError
        return 0.1
    return 0.01


rate(3, 10)
