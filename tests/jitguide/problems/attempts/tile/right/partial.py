import functools

import jax.numpy as jnp


def _tile(axis, x, n):
    return jnp.concatenate([x] * int(n), axis=axis) if int(n) else x[:0]


jit_with_static_n = functools.partial(_tile, 0)
