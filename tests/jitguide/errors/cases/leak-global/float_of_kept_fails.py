# argument: x
# on other versions: float-of-tracer

import jax

kept = []


@jax.jit
def doubled(x):
    kept.append(2 * x)
    return x


doubled(2)
float(kept[0])  # raises ConcretizationTypeError
