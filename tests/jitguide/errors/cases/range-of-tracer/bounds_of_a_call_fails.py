# argument: low

import jax


def total(x, low, high):
    for i in range(low, high):  # raises TracerIntegerConversionError
        x = x + i
    return x


run = jax.jit(total)
run(1.0, 0, 3)
