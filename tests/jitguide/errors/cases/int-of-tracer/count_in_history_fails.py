# argument: x

import jax

counts = []


@jax.jit
def clipped(x):
    positive = (x > 0).sum()
    counts.append(int(positive))  # raises ConcretizationTypeError
    return x.clip(0)


y = clipped(jax.numpy.arange(3.0))
