# argument: limit

import jax


@jax.jit
def control(gain, error, limit):
    u = gain * error
    return max(-limit, min(limit, u))  # raises TracerBoolConversionError


control(2.0, 5.0, 1.0)
