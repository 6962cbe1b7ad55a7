import jax
import jax.numpy as jnp


def body(i, seen):
    return jnp.append(seen, i)


jax.lax.fori_loop(0, 3, body, jnp.zeros(1))  # raises TypeError
