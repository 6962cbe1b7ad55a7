# argument: key

import jax
import jax.numpy as jnp


def noisy(key, x):
    return x + jax.random.normal(key, x.shape)


keys = jax.random.split(jax.random.PRNGKey(0), 8)
rows = jnp.ones((4, 3))
jax.vmap(noisy)(keys, rows)  # raises ValueError
