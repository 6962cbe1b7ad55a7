import jax
import jax.numpy as jnp


def scaled(scale, row):
    return scale.sum() * row


rows_of = jax.vmap(scaled, in_axes=(None, 0))
scale = jnp.ones(2)
rows = jnp.ones((3, 2))
assert rows_of(scale, rows).tolist() == [[2.0, 2.0]] * 3
