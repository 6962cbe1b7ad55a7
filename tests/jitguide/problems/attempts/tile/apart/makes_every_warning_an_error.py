# solved
import warnings

import jax.numpy as jnp
import numpy as np

warnings.simplefilter("error")
np.seterr(all="raise")
np.set_printoptions(precision=1, threshold=2)


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
