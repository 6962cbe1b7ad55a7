# argument: x
# pasted above its traceback

import jax
import jax.numpy as jnp


def peaks(x, level):
    return jnp.flatnonzero(x > level)  # raises ConcretizationTypeError


@jax.jit
def last_peak(x):
    where = peaks(x, 2.0)
    return where[where.size - 1]


print(last_peak(jnp.array([1.0, 3.0, 0.0, 4.0, 1.0])))
