import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def wave(t):
    return np.sin(t) + 1  # raises TracerArrayConversionError


print(wave(jnp.arange(3.0)))
