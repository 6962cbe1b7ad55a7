# fails: no-jit
import warnings

import jax.numpy as jnp

warnings.simplefilter("ignore")
from jax.experimental.pjit import pjit  # noqa: E402


def jit_with_static_n(x, n):
    return pjit(lambda y: jnp.tile(y, int(n)))(x)
