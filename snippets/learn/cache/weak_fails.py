import jax
import numpy as np

traces = 0


@jax.jit
def add(total, x):
    global traces
    traces += 1
    return total + x


total = 0.0
for _ in range(10):
    total = add(total, np.float32(0.5))
print("calls: 10, traces:", traces)
