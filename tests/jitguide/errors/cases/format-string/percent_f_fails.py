# argument: x

import jax


@jax.jit
def shown(x):
    print("%.2f" % x)  # raises ConcretizationTypeError
    return x


shown(1.0)
