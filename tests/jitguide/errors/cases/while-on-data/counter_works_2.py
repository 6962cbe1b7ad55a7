import functools

import jax


@functools.partial(jax.jit, static_argnames=["x", "n"])
def doubled(x, n):
    while x < n:
        x = x * 2
    return x


assert doubled(3, 20) == 24
