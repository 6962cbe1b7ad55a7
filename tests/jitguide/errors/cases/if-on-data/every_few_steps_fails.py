# argument: i

import jax


@jax.jit
def step(x, i):
    if i % 2 == 0:  # raises TracerBoolConversionError
        print("x", x)
    return x / 2


step(8.0, 0)
