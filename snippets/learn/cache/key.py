import jax
import numpy as np


@jax.jit
def f(x):
    print("    traces")
    return x


for what, x in [
    ("three float32", np.array([1, 2, 3], np.float32)),
    ("other numbers", np.array([7, 8, 9], np.float32)),
    ("four float32", np.array([1, 2, 3, 4], np.float32)),
    ("three int32", np.array([1, 2, 3], np.int32)),
    ("a tuple", (1.0, 2.0)),
    ("a list", [1.0, 2.0]),
    ("three float32", np.array([0, 0, 0], np.float32)),
]:
    print(what)
    f(x)
