import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def ranks(x):
    order = jax.pure_callback(np.sort, x.shape, x)  # raises AttributeError
    return order[::-1]


out = ranks(jnp.array([2.0, 5.0, 1.0]))
