import io

import jax
import jax.numpy as jnp
import numpy as np

file = io.BytesIO()


@jax.jit
def norm(x):
    squares = x * x
    np.save(file, squares)  # raises TracerArrayConversionError
    return jnp.sqrt(squares.sum())


norm(jnp.array([3.0, 4.0]))
