import jax
import jax.numpy as jnp
import numpy as np


def total(x):
    return jax.pure_callback(np.sum, jax.ShapeDtypeStruct((), np.int64), x)  # raises ValueError


out = total(jnp.arange(3))
