# argument: x

import jax
from jax import lax


@jax.jit
def both_negative(x, y):
    return lax.cond(
        x < 0 and y < 0, lambda v: v, lambda v: -v, x
    )  # raises TracerBoolConversionError


both_negative(-0.3, 0.1)
