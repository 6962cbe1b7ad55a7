import jax
import jax.numpy as jnp


def scaled(scale, row):
    return scale.sum() * row


rows_of = jax.vmap(scaled, in_axes=(0, None))
scale = jnp.ones(2)
rows = jnp.ones((3, 2))
assert rows_of(rows, scale).tolist() == [[2.0, 2.0]] * 3
