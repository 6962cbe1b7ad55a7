# fails: no-jit
import functools

import jax
import jax.numpy as jnp

_static = functools.partial(functools.partial(jax.jit), static_argnames=["count"])


@_static
def _tile(x, count):
    return jnp.tile(x, count)


def jit_with_static_n(x, n):
    return _tile(x, count=int(n))
