import jax
import jax.numpy as jnp


def tile(x, n):
    return jnp.tile(x, n)


print(jax.jit(tile, static_argnames=["n"])(jnp.ones(2), 3))
