from functools import partial

import jax


@partial(jax.jit, static_argnums=[1])
def scale(x, double):
    return x * 2 if double else x


print(scale(3, True), scale(3, double=True), scale(x=3, double=True))
