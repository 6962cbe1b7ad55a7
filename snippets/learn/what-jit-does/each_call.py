import jax
import numpy as np


@jax.jit
def total(x):
    print("  Python runs for", x.shape, x.dtype)
    jax.debug.print("  the program runs on {}", x)
    return x.sum()


for values in ([1, 2, 3], [10, 20, 30], [5, 5], [7, 8, 9]):
    print("call", values)
    total(np.array(values, np.float32)).block_until_ready()
    jax.effects_barrier()
