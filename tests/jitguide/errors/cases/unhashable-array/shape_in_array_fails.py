import jax
import jax.numpy as jnp
import numpy as np


def blank(shape):
    return jnp.zeros(shape)


jax.jit(blank, static_argnames="shape")(np.array([2, 3]))  # raises ValueError
