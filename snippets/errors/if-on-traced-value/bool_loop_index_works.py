import jax
import jax.numpy as jnp


def body(i, total):
    return total + jnp.where(i % 2 == 0, i, 0)


print(jax.lax.fori_loop(0, 4, body, 0))
