# pasted above its traceback

import jax
import jax.numpy as jnp
import numpy as np


def eigenvalues(matrix):
    result = jax.ShapeDtypeStruct(matrix.shape[:1], jnp.complex128)
    return jax.pure_callback(np.linalg.eigvals, result, matrix)  # raises ValueError


out = eigenvalues(jnp.array([[0.0, -1.0], [1.0, 0.0]]))
