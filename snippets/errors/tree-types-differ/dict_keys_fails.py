import enum

import jax


class Part(enum.Enum):
    WEIGHT = "weight"
    BIAS = "bias"


@jax.jit
def total(d):
    return d[Part.WEIGHT] + d[Part.BIAS]


print(total({Part.WEIGHT: 2.0, Part.BIAS: 1.0}))  # raises ValueError
