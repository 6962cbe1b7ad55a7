import jax
import jax.numpy as jnp


def dropout(key, row):
    keep = jax.random.bernoulli(key, 0.5, row.shape)
    return jnp.where(keep, row, 0)


key, rows = jax.random.key(0), jnp.ones((4, 8))
same = jax.vmap(dropout, in_axes=(None, 0))(key, rows)
own = jax.vmap(dropout)(jax.random.split(key, len(rows)), rows)
print("different rows, one key for all:   ", len(jnp.unique(same, axis=0)))
print("different rows, a key for each row:", len(jnp.unique(own, axis=0)))
