import jax
import jax.numpy as jnp


@jax.jit
def total(rows):
    start = jnp.zeros_like(rows[0])
    return jax.lax.fori_loop(0, len(rows), lambda i, acc: acc + rows[i], start)


print(total(jnp.ones((3, 2))))
