# on other versions: while-carry-dtype
import jax
import jax.numpy as jnp


def halve(state):
    x, seen = state
    x = x / 2
    return x, jnp.vstack([seen, x])


start = jnp.array([8.0, 4.0])
jax.lax.while_loop(lambda s: s[0][0] > 1, halve, (start, start[None]))  # raises TypeError
