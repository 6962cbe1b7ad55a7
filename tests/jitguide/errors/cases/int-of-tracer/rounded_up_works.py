import functools
import math

import jax


@functools.partial(jax.jit, static_argnames=["horizon"])
def simulate(x, horizon):
    steps = int(math.ceil(horizon / 0.5))
    for _ in range(steps):
        x = x / 2
    return x


assert simulate(8.0, 1.5) == 1
