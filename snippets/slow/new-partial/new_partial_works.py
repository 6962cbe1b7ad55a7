from functools import partial

import jax


def add(x, shift):
    print("tracing with shift =", shift)
    return x + shift


add_one = jax.jit(partial(add, shift=1))
for step in range(3):
    add_one(1.0)
