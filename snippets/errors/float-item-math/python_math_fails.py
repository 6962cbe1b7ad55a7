import math

import jax


@jax.jit
def grow(x):
    return math.exp(x)  # raises ConcretizationTypeError


grow(1.0)
