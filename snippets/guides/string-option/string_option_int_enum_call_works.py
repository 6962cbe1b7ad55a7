from enum import IntEnum

import jax
import jax.numpy as jnp


class Unit(IntEnum):
    RADIAN = 0
    DEGREE = 1


@jax.jit
def convert(x, code):
    return jnp.where(code == Unit.RADIAN, x, x / 180)


for code in (0, 1):
    print(convert(180.0, code))
