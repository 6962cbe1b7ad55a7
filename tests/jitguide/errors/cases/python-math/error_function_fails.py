# argument: x

import math

import jax


@jax.jit
def share_below(x, mean, scale):
    z = (x - mean) / (scale * 2**0.5)
    return 0.5 * (1 + math.erf(z))  # raises ConcretizationTypeError


share_below(1.5, 1.0, 0.5)
