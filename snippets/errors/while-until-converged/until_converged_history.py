import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["limit"])
def halve(x, limit=10):
    def unfinished(state):
        step, x, history = state
        return (step < limit) & (x > 0.1)

    def one(state):
        step, x, history = state
        x = x / 2
        return step + 1, x, history.at[step].set(x)

    return jax.lax.while_loop(unfinished, one, (0, x, jnp.full(limit, jnp.nan)))


steps, x, history = halve(1.0)
print("steps:", steps)
print("history:", history[:steps])
