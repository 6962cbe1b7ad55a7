import jax
import numpy as np


def total(x):
    return x.sum()


masked = np.ma.array([1.0, 2.0], mask=[False, True])
print("NumPy:", masked.sum())

try:
    jax.jit(total)(masked)
except ValueError as error:
    print("first call:", str(error).split(". ")[0])


@jax.jit
def jitted(x):
    return x.sum()


jitted(np.array([1.0, 2.0]))
print("after a plain array:", jitted(masked))
print("filled:", jitted(masked.filled(0)))
