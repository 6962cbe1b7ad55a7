import jax
import jax.numpy as jnp


def body(i, seen):
    return jnp.append(seen, 2.0 * i)


jax.lax.fori_loop(0, 3, body, jnp.array([]))  # raises TypeError
