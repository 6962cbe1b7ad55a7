import jax
import numpy as np

offset = 1


@jax.jit
def shift(x):
    print("tracing with offset", offset)
    return x + offset


x = np.int32(10)
print(shift(x))
offset = 2
print(shift(x))
shift.clear_cache()
print(shift(x))
jax.clear_caches()
print(shift(x))
