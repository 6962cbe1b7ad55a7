import jax
import jax.numpy as jnp


@jax.jit
def total(rows):
    return jax.lax.fori_loop(0, len(rows), lambda i, acc: acc + rows[i], 0)  # raises TypeError


print(total(jnp.ones((3, 2))))
