# argument: n

import math

import jax


@jax.jit
def choose(x, n):
    return x * math.comb(n, 2)  # raises TracerIntegerConversionError


choose(1.0, 4)
