import jax
import jax.numpy as jnp


def path(key, spot, steps):
    shocks = jax.random.normal(key, (steps,))  # raises ValueError
    return spot * jnp.exp(jnp.cumsum(0.1 * shocks))


keys = jax.random.split(jax.random.key(0), 3)
paths = path(keys, 100.0, 4)
