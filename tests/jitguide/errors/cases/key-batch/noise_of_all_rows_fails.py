import jax
import jax.numpy as jnp


def noisy(keys, rows):
    return rows + jax.random.normal(keys, (2,))  # raises ValueError


keys = jax.random.split(jax.random.key(0), 3)
rows = jnp.zeros((3, 2))
noisy(keys, rows)
