# argument: args[1]

import jax


@jax.jit
def signed(*args):
    if args[1]:  # raises TracerBoolConversionError
        return args[0]
    return -args[0]


signed(1.0, True)
