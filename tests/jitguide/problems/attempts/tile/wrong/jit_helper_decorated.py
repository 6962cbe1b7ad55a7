# fails: no-jit
import jax
import jax.numpy as jnp


from functools import partial


@partial(jax.jit, static_argnums=1)
def _helper(x, n):
    return jnp.tile(x, n)


def jit_with_static_n(x, n):
    return _helper(x, int(n))
