import jax
import jax.numpy as jnp


def path(key, spot, steps):
    shocks = jax.random.normal(key, (steps,))
    return spot * jnp.exp(jnp.cumsum(0.1 * shocks))


keys = jax.random.split(jax.random.key(0), 3)
paths = jax.vmap(lambda key: path(key, 100.0, 4))(keys)
assert paths.shape == (3, 4)
assert bool(jnp.allclose(paths[1], path(keys[1], 100.0, 4)))
