# pasted above its traceback

import jax
import jax.numpy as jnp


def root(a):
    def goes_on(state):
        return state[1] > 1e-4

    def body(state):
        x, _ = state
        new = 0.5 * (x + a / x)
        return new, jnp.abs(new - x)

    x, _ = jax.lax.while_loop(goes_on, body, (a, jnp.inf))
    return x


slope = jax.grad(root)(4.0)  # raises ValueError
