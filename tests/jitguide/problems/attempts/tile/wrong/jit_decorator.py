# fails: plain-jit
import jax
import jax.numpy as jnp


from functools import partial


@partial(jax.jit, static_argnames=["n"])
def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
