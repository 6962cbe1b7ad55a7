import jax
import jax.numpy as jnp


def repeat(row, n):
    return jnp.tile(row, n)


print(jax.pmap(repeat)(jnp.ones((1, 2)), 3))  # raises ValueError
