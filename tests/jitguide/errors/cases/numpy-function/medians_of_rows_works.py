import jax
import numpy as np

medians = []


@jax.jit
def doubled(x):
    y = 2 * x
    return y


y = doubled(jax.numpy.arange(3.0))
medians.append(np.median(y))
assert medians == [2.0]
