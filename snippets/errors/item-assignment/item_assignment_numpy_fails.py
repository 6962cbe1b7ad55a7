import jax
import numpy as np


@jax.jit
def squares(x):
    table = np.zeros(3)
    for i in range(3):
        table[i] = x[i] ** 2  # raises ValueError
    return table


print(squares(np.arange(3.0)))
