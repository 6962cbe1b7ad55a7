from functools import partial

import jax


@partial(jax.jit, static_argnames=["shift"])
def _add(x, *, shift):
    print("tracing with shift =", shift)
    return x + shift


def add(x, shift=0):
    return _add(x, shift=shift)


print(add(5), add(5, 0), add(5, shift=0))
