# argument: step

import jax


def rate(step):
    return 1.0 / (1.0 + float(step))  # raises ConcretizationTypeError


@jax.jit
def update(w, step):
    return w - rate(step) * w


print(rate(3))
print(update(2.0, 3))
