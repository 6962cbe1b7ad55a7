import jax
import jax.numpy as jnp


def spread(window):
    n = len(window)  # raises TypeError
    return jnp.sum(window**2) / n


windows = jnp.arange(6.0).reshape(2, 3)
print(jax.vmap(jax.vmap(spread))(windows))
