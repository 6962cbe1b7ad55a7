import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def f(x):
    print("    traces")
    return x


for what, x in [
    ("float32, length 3", np.array([1, 2, 3], np.float32)),
    ("other numbers", np.array([7, 8, 9], np.float32)),
    ("from jnp", jnp.array([1.0, 2.0, 3.0])),
    ("length 4", np.array([1, 2, 3, 4], np.float32)),
    ("int32", np.array([1, 2, 3], np.int32)),
    ("a tuple", (1.0, 2.0)),
    ("a list", [1.0, 2.0]),
    ("a dict", {"a": 1.0, "b": 2.0}),
    ("in another order", {"b": 2.0, "a": 1.0}),
    ("None", None),
    ("float32, length 3", np.array([0, 0, 0], np.float32)),
]:
    print(what)
    f(x)
