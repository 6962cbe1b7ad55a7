# argument: x

import math

import jax


@jax.jit
def density(x, sigma):
    return math.exp(-0.5 * (x / sigma) ** 2)  # raises ConcretizationTypeError


density(1.0, 2.0)
