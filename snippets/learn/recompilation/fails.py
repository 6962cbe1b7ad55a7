import jax
import numpy as np

traces = 0


@jax.jit
def mean_square(x):
    global traces
    traces += 1
    return (x * x).mean()


sentences = [np.ones(length, np.float32) for length in range(1, 101)]
for sentence in sentences:
    mean_square(sentence)
print("100 lengths,", traces, "traces")
