# argument: w

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def step(w, gradient):
    w = w - 0.5 * gradient
    np.clip(w, -1, 1, out=w)  # raises TracerArrayConversionError
    return w


step(jnp.array([5.0, 0.25]), jnp.ones(2))
