# argument: x

import jax

totals = {"x": 0.0}


@jax.jit
def halved(x):
    total = x.sum()
    totals["x"] += total.item()  # raises ConcretizationTypeError
    return x / 2


halved(jax.numpy.arange(3.0))
