from enum import IntEnum

import jax
import jax.numpy as jnp


class Unit(IntEnum):
    RADIAN = 0
    DEGREE = 1


@jax.jit
def convert(x, code):
    degrees = jnp.where(code == Unit.DEGREE, x / 180, jnp.nan)
    return jnp.where(code == Unit.RADIAN, x, degrees)


for code in (0, 1):
    print(convert(180.0, code))
