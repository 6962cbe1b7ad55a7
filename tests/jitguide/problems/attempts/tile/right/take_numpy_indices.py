import jax.numpy as jnp
import numpy as np


def jit_with_static_n(x, n):
    k = x.shape[0]
    return jnp.take(x, np.tile(np.arange(k), int(n)), axis=0) if k else x
