import time

import jax
import jax.numpy as jnp
import numpy as np


def formula(m, x):
    return m.tanh(m.sin(x)) * 2 + 1


def seconds(f, x):
    times = []
    for _ in range(50):
        start = time.perf_counter()
        jax.block_until_ready(f(x))
        times.append(time.perf_counter() - start)
    return min(times)


x = np.linspace(0.0, 1.0, 10, dtype=np.float32)
y = jnp.asarray(x)
numpy = seconds(lambda x: formula(np, x), x)
eager = seconds(lambda y: formula(jnp, y), y)
jitted = seconds(jax.jit(lambda y: formula(jnp, y)), y)
print("jit is faster than jnp without it:", jitted < eager)
print("NumPy is faster than both:", numpy < jitted)
