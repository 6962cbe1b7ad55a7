# argument: batch['x']
# pasted above its traceback

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def scaled(batch):
    return np.sin(batch["x"]) * 2  # raises TracerArrayConversionError


batch = {"x": jnp.zeros(3)}
out = scaled(batch)
