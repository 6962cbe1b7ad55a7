# fails: state
from functools import lru_cache

import jax.numpy as jnp
import numpy as np


@lru_cache(maxsize=None)
def _indices(k, n):
    return np.tile(np.arange(k), n)


def jit_with_static_n(x, n):
    n = int(n)
    return jnp.take(x, _indices(x.shape[0], n), axis=0) if x.size else x
