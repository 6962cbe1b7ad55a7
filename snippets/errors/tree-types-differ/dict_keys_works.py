import enum

import jax


class Part(enum.Enum):
    WEIGHT = "weight"
    BIAS = "bias"


@jax.jit
def total(d):
    return d[Part.WEIGHT.name] + d[Part.BIAS.name]


params = {Part.WEIGHT: 2.0, Part.BIAS: 1.0}
print(total({part.name: value for part, value in params.items()}))
