from enum import IntEnum

import jax
import jax.numpy as jnp


class Unit(IntEnum):
    RADIAN = 0
    DEGREE = 1


factors = {Unit.RADIAN: 1.0, Unit.DEGREE: 1 / 180}
FACTORS = jnp.array([factors[unit] for unit in Unit])


@jax.jit
def convert(x, code):
    return x * FACTORS[code], jnp.where(code == Unit.RADIAN, x, x / 180)


for code in (0, 1):
    print(*convert(180.0, code))
