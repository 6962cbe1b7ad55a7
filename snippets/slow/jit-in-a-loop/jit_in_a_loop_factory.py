from functools import cache

import jax


@cache
def power_of(n):
    def power(x):
        print("tracing with n =", n)
        return x**n

    return jax.jit(power)


for step in range(3):
    print(power_of(2)(3.0), power_of(3)(3.0))
