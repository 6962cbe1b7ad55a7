from functools import partial

import jax


@partial(jax.jit, static_argnames=["shift"])
def add(x, shift=0):
    print("tracing with shift =", shift)
    return x + shift


print("add(5)")
add(5)
print("add(5, 0)")
add(5, 0)
print("add(5, shift=0)")
add(5, shift=0)
