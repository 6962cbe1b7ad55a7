# argument: x

import math

import jax


@jax.jit
def whole_part(x):
    return math.floor(x)  # raises ConcretizationTypeError


whole_part(3.5)
