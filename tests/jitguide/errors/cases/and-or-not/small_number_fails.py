# argument: error

import jax


@jax.jit
def stopped(error, step):
    return error < 1e-3 or step > 100  # raises TracerBoolConversionError


stopped(0.1, 3)
