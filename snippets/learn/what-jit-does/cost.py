import time

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def wave(x):
    return jnp.sin(x) + jnp.cos(x)


def seconds(x):
    start = time.perf_counter()
    wave(x).block_until_ready()
    return time.perf_counter() - start


x = np.ones(3, np.float32)
first = seconds(x)
later = min(seconds(x) for _ in range(10))
print("the first call took at least 20 times as long:", first >= 20 * later)
