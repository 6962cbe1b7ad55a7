import jax
import numpy as np

traces = 0


@jax.jit
def add(total, x):
    global traces
    traces += 1
    return total + x


for start in (0.0, np.float32(0)):
    add.clear_cache()
    traces, total = 0, start
    for _ in range(10):
        total = add(total, np.float32(0.5))
    print(f"from a {type(start).__name__}, traces: {traces}")
