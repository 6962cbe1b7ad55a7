import jax
import numpy as np


def blank(n):
    return np.zeros(n)


blank = jax.jit(blank, static_argnames=["n"])
print(blank(3))
