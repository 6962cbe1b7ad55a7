import time

import jax
import jax.numpy as jnp
import numpy as np


def formula(m, x):
    return m.sqrt(x * 2 + 1) * x - 1


def seconds(call):
    times = []
    for _ in range(200):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return min(times)


x = np.linspace(0.0, 1.0, 10, dtype=np.float32)
y = jnp.asarray(x)
compiled = jax.jit(lambda y: formula(jnp, y))
eager = seconds(lambda: formula(jnp, y).block_until_ready())
jitted = seconds(lambda: compiled(y).block_until_ready())
one_operation = seconds(lambda: x + 1)
assert one_operation < jitted < eager
print("fastest: one operation of NumPy")
print("slower:  a call of the jitted function")
print("slowest: five jnp operations without jit")
