import jax
import jax.numpy as jnp


def padded(row, count):
    return jnp.pad(row, count)


print(jax.pmap(padded)(jnp.ones((1, 2)), 3))  # raises ValueError
