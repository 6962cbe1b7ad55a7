# on other versions: while-carry-dtype
# pasted above its traceback

import jax
import jax.numpy as jnp


def halve(state):
    x, seen = state
    x = x / 2
    seen = jnp.append(seen, x)
    return x, seen


jax.lax.while_loop(lambda state: state[0] > 1, halve, (8.0, jnp.array([8.0])))  # raises TypeError
