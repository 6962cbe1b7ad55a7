import jax
import jax.numpy as jnp


@jax.jit
def hits(row):
    count = jnp.count_nonzero(row > 0)
    found = jnp.argwhere(row > 0, size=(row > 0).size, fill_value=(row > 0).size)
    return found, count, row


found, count, row = hits(jnp.array([1.0, 0.0, 2.0]))
assert found[:count].tolist() == [[0], [2]]
