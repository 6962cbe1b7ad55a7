# argument: index

import jax

names = ["a", "b"]


@jax.jit
def scaled(x, index):
    return x * len(names[index])  # raises TracerIntegerConversionError


scaled(1.0, 1)
