# argument: count

import jax

values = [1.0, 2.0, 3.0]


@jax.jit
def total(count):
    return sum(values[:count])  # raises TracerIntegerConversionError


total(2)
