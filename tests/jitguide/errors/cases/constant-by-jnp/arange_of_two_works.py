import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def half(x):
    stop = np.floor_divide(x.shape[0], 2)
    start = stop - 2
    return x[jnp.arange(start, stop)]


assert half(jnp.arange(8)).tolist() == [2, 3]
