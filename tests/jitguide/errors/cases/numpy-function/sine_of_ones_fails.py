import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def scaled(x):
    return x * np.sin(jnp.ones(3))  # raises TracerArrayConversionError


scaled(1.0)
