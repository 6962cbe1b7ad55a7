# argument: a
# pasted above its traceback

import jax


def root(a, most=20):
    x = a
    n = 0
    while abs(x * x - a) > 1e-6 and n < most:  # raises TracerBoolConversionError
        x = (x + a / x) / 2
        n += 1
    return x


slope = jax.jit(jax.grad(root))(4.0)
