# fails: state
import jax.numpy as jnp


def jit_with_static_n(x, n, seen=[]):
    seen.append(n)
    return jnp.tile(x, int(n))
