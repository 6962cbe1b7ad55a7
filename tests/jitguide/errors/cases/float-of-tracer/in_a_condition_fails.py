# argument: x

import jax


def magnitude(x):
    return x if float(x) >= 0.0 else -x  # raises ConcretizationTypeError


jax.jit(magnitude)(-2.0)
