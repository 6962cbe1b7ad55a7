# fails: numpy
import jax.numpy as jnp
import numpy as np


def jit_with_static_n(x, n):
    return jnp.tile(x, int(np.int8(int(n) * x.shape[0]) / max(1, x.shape[0])))
