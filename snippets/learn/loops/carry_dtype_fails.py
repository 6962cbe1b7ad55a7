import jax
import numpy as np


@jax.jit
def halve(x):
    return jax.lax.fori_loop(0, 3, lambda i, x: x / 2, x)  # raises TypeError


print(halve(np.float32(8)))
print(halve(8))
print(halve(np.int32(8)))
