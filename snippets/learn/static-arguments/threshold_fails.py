from functools import partial

import jax


@partial(jax.jit, static_argnames="threshold")
def double_above(x, threshold):
    above = x > threshold
    if above:  # raises TracerBoolConversionError
        x = 2 * x
    return x


print(double_above(3.0, 1.0))
print(double_above(0.5, 1.0))
