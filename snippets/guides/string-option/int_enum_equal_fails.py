from enum import IntEnum

import jax


class Unit(IntEnum):
    RADIAN = 0
    DEGREE = 1


@jax.jit
def convert(x, unit):
    if unit == Unit.RADIAN:  # raises TracerBoolConversionError
        return x
    return x / 180


print(convert(180.0, Unit.RADIAN))
