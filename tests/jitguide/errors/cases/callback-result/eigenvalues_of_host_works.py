import jax
import jax.numpy as jnp
import numpy as np


def eigenvalues(matrix):
    result = jax.ShapeDtypeStruct(matrix.shape[:1], jnp.complex64)
    return jax.pure_callback(np.linalg.eigvals, result, matrix)


out = eigenvalues(jnp.array([[0.0, -1.0], [1.0, 0.0]]))
print(out)
assert sorted(out.imag.tolist()) == [-1.0, 1.0]
