import operator

import jax
import jax.numpy as jnp


def repeat(x, n):
    try:
        n = operator.index(n)
    except jax.errors.TracerIntegerConversionError as error:
        raise TypeError("repeat: n must be static; use static_argnames=['n']") from error
    return jnp.tile(x, n)


x = jnp.array([1.0, 2.0])
print(repeat(x, 2))
print(jax.jit(repeat, static_argnames=["n"])(x, n=2))
try:
    jax.jit(repeat)(x, 2)
except TypeError as error:
    print(error)
