# pasted above its traceback

import jax
import jax.numpy as jnp
import numpy as np


def total(x):
    result = jax.ShapeDtypeStruct((), jnp.float64)
    return jax.pure_callback(lambda v: np.sum(np.asarray(v)), result, x)  # raises ValueError


out = total(jnp.ones(3))
