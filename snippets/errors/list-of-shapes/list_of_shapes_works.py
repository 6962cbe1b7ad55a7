import jax
import jax.numpy as jnp


@jax.jit
def chain(vector, matrices):
    for matrix in matrices:
        vector = vector @ matrix
    return vector


matrices = [jnp.ones((1, 2)), jnp.ones((2, 4)), jnp.ones((4, 1))]
print(chain(jnp.ones((1, 1)), matrices))
