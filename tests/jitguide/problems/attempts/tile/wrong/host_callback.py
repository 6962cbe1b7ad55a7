# fails: grad
import jax
import numpy as np


def jit_with_static_n(x, n):
    n = int(n)
    shape = jax.ShapeDtypeStruct((n * x.shape[0],), x.dtype)
    return jax.pure_callback(lambda a: np.tile(a, n), shape, x, vmap_method="sequential")
