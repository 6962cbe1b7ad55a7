# argument: y
# pasted above its traceback

import jax


def residual(y):
    return y * y - 2


@jax.jit
def root(y):
    while abs(residual(y)) > 1e-5:  # raises TracerBoolConversionError
        y = y - residual(y) / jax.grad(residual)(y)
    return y


root(1.0)
