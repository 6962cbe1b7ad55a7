# pasted above its traceback

import jax
import jax.numpy as jnp
import numpy as np


def nonzeros(x):
    result = jax.ShapeDtypeStruct((), jnp.int64)
    return jax.pure_callback(np.count_nonzero, result, x)  # raises ValueError


out = nonzeros(jnp.ones(3))
