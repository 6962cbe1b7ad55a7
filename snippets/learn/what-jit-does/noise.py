import jax
import numpy as np

rng = np.random.default_rng(0)


def add_noise(x):
    return x + rng.integers(100)


fast = jax.jit(add_noise)
print("plain: ", [int(add_noise(0)) for _ in range(5)])
print("jitted:", [int(fast(0)) for _ in range(5)])
