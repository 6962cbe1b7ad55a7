import jax
import numpy as np

traces = 0


@jax.jit
def accumulate(total, x):
    global traces
    traces += 1
    return total + x


for start in (0.0, np.float32(0)):
    accumulate.clear_cache()
    traces, total = 0, start
    for _ in range(10):
        total = accumulate(total, np.float32(0.5))
    print(f"starting from a {type(start).__name__}: {traces} traces")
