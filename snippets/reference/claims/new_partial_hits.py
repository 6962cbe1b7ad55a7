from functools import partial

import jax


def scale(factor, x):
    print("tracing")
    return factor * x


for _ in range(3):
    jax.jit(partial(scale, 2.0))(1.0)
