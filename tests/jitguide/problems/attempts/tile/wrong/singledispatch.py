# fails: jit
# right on jax < 0.8
import functools
import jax
import jax.numpy as jnp
@functools.singledispatch
def jit_with_static_n(x, n):
    raise TypeError(f"x must be an array, got {type(x).__name__}")
@jit_with_static_n.register
def _(x: jax.Array, n):
    return jnp.tile(x, int(n))
