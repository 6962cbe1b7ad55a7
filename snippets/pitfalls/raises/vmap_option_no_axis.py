import jax
import jax.numpy as jnp


def sample(key):
    return jax.random.normal(key, (2,))


key = jax.random.key(0)
print(jax.vmap(sample)(jax.random.split(key, 3)).shape)
print(jax.vmap(sample, in_axes=None, axis_size=3)(key).shape)
print(jax.vmap(lambda: jnp.ones(2), axis_size=3)().shape)
