import jax
import jax.numpy as jnp


def repeated(row, n_copies):
    return jnp.tile(row, n_copies)


tiled = jax.pmap(repeated)
print(tiled(jnp.ones((1, 2)), 3))  # raises ValueError
