import jax
import jax.numpy as jnp
from jax.experimental import sparse


@jax.jit
def times_ones(matrix):
    print("tracing, elements:", matrix.nse)
    return matrix @ jnp.ones(2)


one = jnp.array([[0.0, 1.0], [0.0, 0.0]])
two = jnp.array([[0.0, 1.0], [2.0, 0.0]])
for dense in one, two:
    print(times_ones(sparse.BCOO.fromdense(dense)))
for dense in one, two:
    print(times_ones(sparse.BCOO.fromdense(dense, nse=3)))
