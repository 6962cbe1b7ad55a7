import jax
import jax.numpy as jnp


def body(i, carry):
    return jnp.zeros((2, 3)).at[0].set(i)


jax.lax.fori_loop(0, 4, body, jnp.zeros((0,)))  # raises TypeError
