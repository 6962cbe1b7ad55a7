# argument: x

import jax


@jax.jit
def as_complex(x):
    return complex(x)  # raises ConcretizationTypeError


as_complex(1.0)
