import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def scaled(x):
    y = jnp.cumsum(jnp.ones(3))
    return x * np.sin(y)  # raises TracerArrayConversionError


scaled(1.0)
