import jax
import numpy as np


@jax.jit
def look(x):
    print("x         ", x)
    print("x.shape   ", x.shape)
    print("len(x)    ", len(x))
    print("x.dtype   ", x.dtype)
    print("a tracer  ", isinstance(x, jax.core.Tracer))
    print("jax.Array ", isinstance(x, jax.Array))
    print("np.ndarray", isinstance(x, np.ndarray))
    return x


look(np.zeros((2, 3)))
