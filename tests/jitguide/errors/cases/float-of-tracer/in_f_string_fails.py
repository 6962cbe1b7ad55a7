# argument: x

import jax


@jax.jit
def shown(x):
    text = f"{float(x):.2f}"  # raises ConcretizationTypeError
    return x


shown(1.0)
