# argument: nsteps
# pasted above its traceback

from functools import partial

import jax


@partial(jax.jit, static_argnames=("nsteps",))  # raises ValueError
def doubled(x, n_steps):
    for _ in range(n_steps):
        x = 2 * x
    return x


doubled(1.0, n_steps=3)
