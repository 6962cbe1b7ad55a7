# argument: slope
# pasted above its traceback

import jax


def euler(slope, y, steps):
    for _ in range(steps):
        y = y + 0.5 * slope(y)
    return y


fast = jax.jit(euler, static_argnums=(1, 2))


def decay(y):
    return -y


print(fast(decay, 8.0, 3))  # raises TypeError
