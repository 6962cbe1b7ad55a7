# fails: example-1
import jax.numpy as jnp
import there_is_no_such_module  # noqa: F401


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
