import jax
import jax.numpy as jnp


@jax.jit
def total(rows):
    def add(i, total):
        return total + rows[i]

    start = jnp.zeros(rows.shape[1:])
    return jax.lax.fori_loop(0, len(rows), add, start)


print(total(jnp.ones((3, 2))))
