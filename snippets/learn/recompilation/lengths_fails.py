import jax
import numpy as np

traces = 0


@jax.jit
def mean_square(x):
    global traces
    traces += 1
    return (x * x).mean()


for length in range(1, 101):
    mean_square(np.ones(length))
print("100 lengths,", traces, "traces")
