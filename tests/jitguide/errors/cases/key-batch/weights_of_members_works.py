import jax
import jax.numpy as jnp


def new_network(width, key):
    inner, outer = jax.random.split(key)
    return jax.random.normal(inner, (2, width)), jax.random.normal(outer, (width,))


keys = jax.random.split(jax.random.key(0), 3)
networks = jax.vmap(lambda key: new_network(4, key))(keys)
assert networks[0].shape == (3, 2, 4)
for array, one in zip(networks, new_network(4, keys[1]), strict=True):
    assert jnp.array_equal(array[1], one)
