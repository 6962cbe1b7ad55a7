import functools

import jax


@functools.partial(jax.jit, static_argnames=["n"])
def power(x, n):
    i = 0
    while i < n:
        x = x * x
        i = i + 1
    return x


assert power(2.0, 2) == 16
