import jax
import jax.numpy as jnp
import scipy.sparse
from jax.experimental import sparse

matrix = scipy.sparse.csr_matrix([[0.0, 2.0], [3.0, 0.0]])


@jax.jit
def apply(matrix, x):
    return matrix @ x


print(apply(sparse.BCOO.from_scipy_sparse(matrix), jnp.ones(2)))
print(apply(matrix.toarray(), jnp.ones(2)))
