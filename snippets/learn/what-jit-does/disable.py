import jax
import numpy as np


@jax.jit
def double(x):
    print("the body runs with", x)
    return 2 * x


with jax.disable_jit():
    for value in (1, 2, 3):
        double(np.int32(value))
