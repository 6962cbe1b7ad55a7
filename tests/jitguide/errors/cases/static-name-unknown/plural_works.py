from functools import partial

import jax


@partial(jax.jit, static_argnames=["n_steps"])
def roll(x, n_steps, n_stop=2):
    for _ in range(n_steps):
        x = x * 2
    return x


assert roll(1.0, 3) == 8
