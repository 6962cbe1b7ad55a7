# argument: power

import math

import jax


@jax.jit
def decibels(power, reference):
    return 10 * math.log(power / reference, 10)  # raises ConcretizationTypeError


decibels(100.0, 1.0)
