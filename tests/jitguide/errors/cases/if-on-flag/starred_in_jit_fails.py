# argument: args[1]

import jax


def total(*args):
    return args[0] if args[1] else -args[0]  # raises TracerBoolConversionError


jax.jit(total)(1.0, True)
