import functools

import jax


@functools.partial(jax.jit, static_argnames=["x"])
def halvings(x):
    if x < 1:
        return 0
    return 1 + halvings(x / 2)


assert halvings(9.0) == 4
