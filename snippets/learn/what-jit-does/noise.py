import jax
import numpy as np

rng = np.random.default_rng(0)


def add_noise(x):
    return x + rng.integers(100)


fast = jax.jit(add_noise)
zero = np.int32(0)
print("plain: ", [int(add_noise(zero)) for _ in range(5)])
print("jitted:", [int(fast(zero)) for _ in range(5)])
