import jax
import numpy as np


@jax.jit
def mean_of_rows(x):
    if x.ndim == 1:
        return x
    total = 0.0
    for row in x:
        print("adding", row.shape)
        total = total + row
    return total / len(x)


print(mean_of_rows(np.array([[1.0, 2.0], [3.0, 4.0]])))
