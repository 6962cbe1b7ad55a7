# argument: x

import jax


@jax.jit
def shown(x):
    print("%s %e" % ("a", x))  # raises ConcretizationTypeError
    return x


shown(1.0)
