# argument: total

import jax


def step(i, x, total):
    return 2 * x, total + i * x


out = jax.lax.fori_loop(0, 3, step, (1.0, 0.0))  # raises TypeError
