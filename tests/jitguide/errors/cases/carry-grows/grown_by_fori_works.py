import jax
import jax.numpy as jnp


def body(i, seen):
    seen = seen.at[1 + i].set(i)
    return seen


seen = jnp.zeros(4, jnp.float32).at[:1].set(jnp.zeros(1))
assert jax.lax.fori_loop(0, 3, body, seen).tolist() == [0, 0, 1, 2]
