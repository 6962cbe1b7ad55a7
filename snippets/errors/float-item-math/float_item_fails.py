import math

import jax


@jax.jit
def distance(x):
    return math.sqrt(x)  # raises ConcretizationTypeError


print(distance(4.0))
