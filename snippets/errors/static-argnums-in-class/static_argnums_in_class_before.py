from functools import partial

import jax


@partial(jax.jit, static_argnums=[1])
def apply(x, negate):
    return -x if negate else x


print(apply(2, True))
