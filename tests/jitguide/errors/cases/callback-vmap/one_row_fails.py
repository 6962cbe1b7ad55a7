import jax
import jax.numpy as jnp
import numpy as np


def total(row):
    return jax.pure_callback(np.sum, row[0], row)  # raises NotImplementedError


out = jax.vmap(total)(jnp.arange(6.0).reshape(3, 2))
