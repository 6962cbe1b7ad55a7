# argument: xs[0]

import jax


@jax.jit
def largest(xs):
    return max(abs(x) for x in xs)  # raises TracerBoolConversionError


largest([1.0, -2.0])
