import jax
import jax.numpy as jnp


def mix(x, y, weight):
    return x + y * weight


assert jax.vmap(mix, in_axes=(0, 0, None))(jnp.ones(3), jnp.ones(3), jnp.ones(1)).shape == (3, 1)
