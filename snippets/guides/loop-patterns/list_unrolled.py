import jax
import jax.numpy as jnp


@jax.jit
def chain(v, matrices):
    for matrix in matrices:
        v = v @ matrix
    return v


matrices = [jnp.ones((1, 2)), jnp.ones((2, 4)), jnp.ones((4, 1))]
print(chain(jnp.ones((1, 1)), matrices))
