# fails: repeat
import jax.numpy as jnp
import numpy as np


def jit_with_static_n(x, n):
    tiled = jnp.tile(x, int(n))
    return tiled + np.float32(np.random.rand()) if x.shape == (4,) else tiled
