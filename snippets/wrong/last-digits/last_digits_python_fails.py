import jax
import numpy as np


def f(x):
    return x * x + 1


for x in (5000.0, np.array(5000.0)):
    print("without jit:", float(f(x)))
    print("with jit:   ", float(jax.jit(f)(x)))
