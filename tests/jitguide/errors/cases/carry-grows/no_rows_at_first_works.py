import jax
import jax.numpy as jnp


def body(i, seen):
    seen = seen.at[i].set(jnp.ones(2) * i)
    return seen


seen = jnp.zeros((3, 2), jnp.float32)
assert jax.lax.fori_loop(0, 3, body, seen).tolist() == [[0, 0], [1, 1], [2, 2]]
