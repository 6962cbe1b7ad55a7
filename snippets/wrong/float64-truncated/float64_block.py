# needs jax >= 0.8
import jax
import numpy as np


@jax.jit
def same(x):
    return x


@jax.jit
def too_late(x):
    with jax.enable_x64(True):
        return x.astype("float64")


x = np.array([0.1])
with jax.enable_x64(True):
    print("around the call:", same(x).dtype, float(same(x)[0]))
print("inside:         ", too_late(x).dtype, float(too_late(x)[0]))
print("outside:        ", same(x).dtype, float(same(x)[0]))
