import jax
import jax.numpy as jnp


def body(i, level):
    return jnp.round(level * 2).astype(int)


jax.lax.fori_loop(0, 2, body, 0.75)  # raises TypeError
