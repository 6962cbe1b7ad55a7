from enum import IntEnum

import jax


class Unit(IntEnum):
    RADIAN = 0
    DEGREE = 1


@jax.jit
def convert(x, unit):
    print("is unit a Unit?", isinstance(unit, Unit))
    return x if unit is Unit.RADIAN else x / 180


print(convert(180.0, Unit.RADIAN))
