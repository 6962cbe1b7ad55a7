import jax
import jax.numpy as jnp


def body(i, seen):
    seen = seen.at[i].set(2.0 * i)
    return seen


seen = jnp.zeros(3, jnp.float32)
assert jax.lax.fori_loop(0, 3, body, seen).tolist() == [0, 2, 4]
