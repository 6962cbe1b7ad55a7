# argument: x

import jax


@jax.jit
def half(x):
    assert x > 0, f"not positive: {x}"  # raises TracerBoolConversionError
    return x / 2


result = half(4.0)
