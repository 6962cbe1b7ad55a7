import jax
import jax.numpy as jnp

matrices = [jnp.ones((1, 2)), jnp.ones((2, 4)), jnp.ones((4, 1))]


@jax.jit
def chain(v):
    for matrix in matrices:
        v = v @ matrix

    return v


print(chain(jnp.ones((1, 1))))
