import jax
import jax.numpy as jnp


def total(row, length):
    found = 0

    def iterate(k, state):
        found = state
        found = found + row[k]
        return found

    found = jax.lax.fori_loop(0, length, iterate, (found))
    return found


assert jax.vmap(total)(jnp.arange(6).reshape(2, 3), jnp.array([1, 2])).tolist() == [0, 7]
