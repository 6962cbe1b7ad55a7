# argument: target

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def confusion(target, predicted):
    flat = np.bincount(target * 3 + predicted, minlength=3 * 3)  # raises TracerArrayConversionError
    return flat.reshape(3, 3)


confusion(jnp.array([0, 1, 2, 2]), jnp.array([0, 2, 2, 2]))
