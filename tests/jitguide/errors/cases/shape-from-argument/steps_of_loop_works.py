import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["steps"])
def path(start, options, steps):
    n = steps
    kept = jnp.zeros(n)

    def body(i, state):
        at, kept = state
        return at * options["rate"], kept.at[i].set(at)

    _, kept = jax.lax.fori_loop(0, n, body, (start, kept))
    return kept


options = {"steps": 3, "rate": 0.5}
print(path(4.0, options, steps=options["steps"]))
assert path(4.0, options, steps=3).tolist() == [4, 2, 1]
