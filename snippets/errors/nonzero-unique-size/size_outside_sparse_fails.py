import jax
import jax.numpy as jnp
from jax.experimental import sparse


@jax.jit
def times_ones(dense):
    matrix = sparse.BCOO.fromdense(dense)  # raises ConcretizationTypeError
    return matrix @ jnp.ones(2)


print(times_ones(jnp.array([[0.0, 1.0], [2.0, 0.0]])))
