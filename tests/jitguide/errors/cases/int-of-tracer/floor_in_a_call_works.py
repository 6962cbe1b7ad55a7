import math

import jax


def simulate(x, horizon):
    for _ in range(int(math.floor(horizon / 0.5))):
        x = x / 2
    return x


assert jax.jit(simulate, static_argnames=["horizon"])(8.0, 1.5) == 1
