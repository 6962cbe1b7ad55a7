import time

import jax
import jax.numpy as jnp
import numpy as np


def python_loop(x):
    for step in range(300):
        x = jnp.sin(x) + step
    return x


def fori_loop(x):
    return jax.lax.fori_loop(0, 300, lambda step, x: jnp.sin(x) + step, x)


def compile_seconds(loop):
    lowered = jax.jit(lambda x: loop(x)).lower(np.float32(0))
    start = time.perf_counter()
    lowered.compile()
    return time.perf_counter() - start


rolled = min(compile_seconds(fori_loop) for _ in range(3))
print("the unrolled loop takes at least twice as long:", compile_seconds(python_loop) >= 2 * rolled)
