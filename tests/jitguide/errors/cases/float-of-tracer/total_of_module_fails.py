# argument: x
# pasted above its traceback

import jax

total = 0.0


@jax.jit
def halved(x):
    global total
    total += float(x.sum())  # raises ConcretizationTypeError
    return x / 2


halved(jax.numpy.arange(3.0))
