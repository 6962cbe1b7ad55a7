import jax
import numpy as np


@jax.jit
def mean_square(x):
    return (x * x).mean()


x = np.array([2.0, 2.0, 2.0])
print("three twos: ", mean_square(x))
print("padded to 4:", mean_square(np.pad(x, (0, 1))))
print("padded to 8:", mean_square(np.pad(x, (0, 5))))
