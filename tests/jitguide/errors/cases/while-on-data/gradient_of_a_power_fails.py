# argument: a
# pasted above its traceback

import jax


def power(a):
    x = a
    while x < 100:  # raises TracerBoolConversionError
        x = x * a
    return x


slope = jax.jit(jax.grad(power))(3.0)
