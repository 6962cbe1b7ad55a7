# fails: jit
import jax.numpy as jnp
import numpy as np


def jit_with_static_n(x, n):
    return jnp.array([v for v in np.array(x)] * int(n), x.dtype) if x.size and n else x[:0]
