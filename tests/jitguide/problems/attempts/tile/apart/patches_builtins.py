# fails: judge
import builtins

import jax.numpy as jnp

builtins.isinstance = lambda a, b, _old=isinstance: _old(a, b)


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
