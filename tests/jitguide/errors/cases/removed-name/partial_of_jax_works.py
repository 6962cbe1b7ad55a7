from functools import partial

import jax


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    return x**n


assert power(2.0, 3) == 8
