from functools import partial

import jax


@partial(jax.jit, static_argnames=("n_steps",))
def doubled(x, n_steps):
    for _ in range(n_steps):
        x = 2 * x
    return x


assert doubled(1.0, n_steps=3) == 8
