import jax
import numpy as np

traces = 0


@jax.jit
def mean_square(x, real):
    global traces
    traces += 1
    return (x * x).mean(where=real)


for length in range(1, 101):
    bucket = 1 << (length - 1).bit_length()  # the next power of two
    padded = np.pad(np.ones(length), (0, bucket - length))
    mean_square(padded, np.arange(bucket) < length)
print("100 lengths,", traces, "traces")
