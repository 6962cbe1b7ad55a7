from functools import partial

import jax


@jax.jit
def add(x, shift):
    print("tracing")
    return x + shift


print("add(1.0, 1)")
add(1.0, 1)
print("partial(add, shift=1)(1.0)")
partial(add, shift=1)(1.0)
print("partial(add, shift=2)(1.0)")
partial(add, shift=2)(1.0)
