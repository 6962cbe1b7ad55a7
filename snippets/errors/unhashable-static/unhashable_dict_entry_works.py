from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def head(x, n, scale):
    return x[:n] * scale


options = {"n": 2, "scale": jnp.array([10.0, 20.0])}
print(head(jnp.arange(5.0), **options))
