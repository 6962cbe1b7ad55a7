import jax
import jax.numpy as jnp

pieces = [jnp.ones((10, 3)), jnp.ones((20, 3))]


def total(i, pieces):
    return i + pieces[0].sum()


print(jax.vmap(total)(jnp.arange(2), pieces))  # raises ValueError
