# fails: vmap
import jax
import numpy as np


def conditional_double(x, threshold):
    shape = jax.ShapeDtypeStruct((), x.dtype)
    return jax.pure_callback(
        lambda a, t: np.where(a > t, 2 * a, a).astype(a.dtype), shape, x, threshold
    )
