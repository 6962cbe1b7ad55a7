import jax
import jax.numpy as jnp


def scaled(scale, row):
    return scale.sum() * row


rows_of = jax.vmap(jax.vmap(scaled, in_axes=(None, 0)), in_axes=(0, None))
scale = jnp.ones(2)
rows = jnp.ones((3, 2))
assert rows_of(scale, rows).tolist() == [[[1.0, 1.0]] * 3] * 2
