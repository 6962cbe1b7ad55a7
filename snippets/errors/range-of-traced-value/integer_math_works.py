import math

import jax


def ways(n):
    return math.factorial(n)


ways = jax.jit(ways, static_argnames=["n"])
print(ways(4))
