import jax
import jax.numpy as jnp
import scipy.sparse

matrix = scipy.sparse.csr_matrix([[0.0, 2.0], [3.0, 0.0]])


@jax.jit
def apply(x):
    return matrix @ x  # raises TracerArrayConversionError


print(matrix @ jnp.ones(2))
print(apply(jnp.ones(2)))
