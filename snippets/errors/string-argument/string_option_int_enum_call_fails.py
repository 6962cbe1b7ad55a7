from enum import IntEnum

import jax


class Unit(IntEnum):
    RADIAN = 0
    DEGREE = 1


@jax.jit
def convert(x, code):
    unit = Unit(code)  # raises ValueError
    return x if unit is Unit.RADIAN else x / 180


print(convert(180.0, 1))
