import math

import jax


@jax.jit
def grow(x):
    return math.exp(x)  # raises ConcretizationTypeError


print(grow(0.0))
