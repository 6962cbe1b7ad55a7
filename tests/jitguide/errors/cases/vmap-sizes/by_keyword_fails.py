import jax
import jax.numpy as jnp


def mix(x, y, weight):
    return x + y * weight


jax.vmap(mix)(jnp.ones(3), jnp.ones(3), weight=jnp.ones(1))  # raises ValueError
