from functools import partial

import jax


def add(x, shift):
    print("tracing with shift =", shift)
    return x + shift


for step in range(3):
    jax.jit(partial(add, shift=1))(1.0)
