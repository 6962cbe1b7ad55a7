import functools

import jax.numpy as jnp


def documented(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return wrapper


@documented
def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
