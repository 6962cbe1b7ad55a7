import jax
import jax.numpy as jnp
import numpy as np


def total(x):
    shape = jax.ShapeDtypeStruct((), x.dtype)
    return jax.pure_callback(lambda x: np.sum(x), shape, x)  # raises ValueError


jax.grad(total)(jnp.array([1.0, 2.0]))
