import jax
import jax.numpy as jnp


def tile(x, n):
    return jnp.tile(x, n)


print(jax.jit(tile, static_argnums=0)(jnp.ones(2), 3))  # raises ValueError
