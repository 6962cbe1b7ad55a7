# argument: value

import jax

low, high = 0.0, 1.0


def checked(value):
    if not (low <= value <= high):  # raises TracerBoolConversionError
        raise ValueError("outside")
    return value


jax.jit(checked)(0.5)
