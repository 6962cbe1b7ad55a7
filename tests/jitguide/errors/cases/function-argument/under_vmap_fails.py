# on other versions: vmap-over-scalar

import jax
import jax.numpy as jnp


def stacked(x, y, f):
    return jnp.stack([f(x), y])


x = jnp.ones((3, 2))
jax.vmap(stacked)(x, x, jnp.sin)  # raises TypeError
