# argument: x

import jax
import jax.numpy as jnp
import numpy as np


def norm(x, xnp):
    return xnp.sqrt(xnp.sum(x**2))  # raises TracerArrayConversionError


@jax.jit
def grown(x):
    return norm(x, np) + 1


grown(jnp.array([3.0, 4.0]))
