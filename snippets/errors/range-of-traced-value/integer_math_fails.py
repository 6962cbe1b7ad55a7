import math

import jax


@jax.jit
def ways(n):
    return math.factorial(n)  # raises TracerIntegerConversionError


print(ways(4))
