# fails: no-jit
import jax
import jax.numpy as jnp


@jax.jit
def _identity(x):
    return x


def helper(x):
    return _identity(x)


def jit_with_static_n(x, n):
    return jnp.tile(helper(x), int(n))
