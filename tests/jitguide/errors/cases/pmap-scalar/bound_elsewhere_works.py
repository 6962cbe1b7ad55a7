import jax
import jax.numpy as jnp


def repeated(row, n_copies):
    return jnp.tile(row, n_copies)


tiled = jax.pmap(repeated, static_broadcasted_argnums=1)
out = tiled(jnp.ones((1, 2)), 3)
assert out.shape == (1, 6)
