# argument: x

import math

import jax


@jax.jit
def digits(x, base):
    return math.log(x, base) + 1  # raises ConcretizationTypeError


digits(9.0, 3.0)
