import functools
from enum import IntEnum

import jax


class Unit(IntEnum):
    RADIAN = 0
    DEGREE = 1


@functools.partial(jax.jit, static_argnames=["unit"])
def convert(x, unit):
    return x if Unit(unit) is Unit.RADIAN else x / 180


print(convert(180.0, Unit.RADIAN), convert(180.0, Unit.DEGREE))
