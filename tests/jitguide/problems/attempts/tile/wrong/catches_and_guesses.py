# fails: plain-jit
import jax
import jax.numpy as jnp


def jit_with_static_n(x, n):
    try:
        count = int(n)
    except jax.errors.ConcretizationTypeError:
        count = 2
    return jnp.tile(x, count)
