# argument: options['steps']
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def path(start, options):
    n = options["steps"]
    kept = jnp.zeros(n)  # raises TypeError

    def body(i, state):
        at, kept = state
        return at * options["rate"], kept.at[i].set(at)

    _, kept = jax.lax.fori_loop(0, n, body, (start, kept))
    return kept


options = {"steps": 3, "rate": 0.5}
print(path(4.0, options))
