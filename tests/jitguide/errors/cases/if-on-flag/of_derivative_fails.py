# argument: order

import jax


def power(x, order):
    if order == 0:  # raises TracerBoolConversionError
        return 1.0 + 0 * x
    return x**order


jax.jit(jax.grad(power))(3.0, 2)
