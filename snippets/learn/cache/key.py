import jax
import numpy as np


@jax.jit
def f(x):
    print("    traces")
    return x


for what, x in [
    ("float32  1, 2, 3", np.array([1, 2, 3], np.float32)),
    ("float32  7, 8, 9", np.array([7, 8, 9], np.float32)),
    ("float32  1, 2, 3, 4", np.array([1, 2, 3, 4], np.float32)),
    ("int32  1, 2, 3", np.array([1, 2, 3], np.int32)),
    ("the float 1.0", 1.0),
    ("the float 2.0", 2.0),
    ("a NumPy float32 1.0", np.float32(1.0)),
    ("a tuple", (1.0, 2.0)),
    ("a list", [1.0, 2.0]),
    ("float32  0, 0, 0", np.array([0, 0, 0], np.float32)),
]:
    print(what)
    f(x)
