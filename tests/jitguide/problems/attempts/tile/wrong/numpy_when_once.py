# fails: type
import jax
import jax.numpy as jnp
import numpy as np


def jit_with_static_n(x, n):
    if n == 1 and x.size and not isinstance(x, jax.core.Tracer):
        return np.asarray(x)
    return jnp.tile(x, int(n))
