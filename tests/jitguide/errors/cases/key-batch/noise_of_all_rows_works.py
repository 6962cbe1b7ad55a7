import jax
import jax.numpy as jnp


def noisy(keys, rows):
    return rows + jax.vmap(lambda key: jax.random.normal(key, (2,)))(keys)


keys = jax.random.split(jax.random.key(0), 3)
rows = jnp.zeros((3, 2))
found = noisy(keys, rows)
assert bool(jnp.allclose(found[1], jax.random.normal(keys[1], (2,))))
