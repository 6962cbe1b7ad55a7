import equinox as eqx
import jax.numpy as jnp


@eqx.filter_jit(static_argnames="n")  # raises ValueError
def repeat(x, n):
    return jnp.tile(x, n)
