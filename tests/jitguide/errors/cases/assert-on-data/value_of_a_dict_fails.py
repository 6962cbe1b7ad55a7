# argument: options['rate']

import jax


@jax.jit
def scaled(x, options):
    assert options["rate"] > 0  # raises TracerBoolConversionError
    return x * options["rate"]


print(scaled(2.0, {"rate": 3.0}))
