# argument: dt

import jax


@jax.jit
def limited(dt, cfl, speed):
    return min(dt, cfl / speed, 0.1)  # raises TracerBoolConversionError


limited(1.0, 0.5, 2.0)
