import jax
import jax.numpy as jnp


@jax.jit
def jitter(keys, x):
    return x + jax.vmap(lambda key: jax.random.uniform(key, (2,), minval=-0.5))(keys)


keys = jax.random.split(jax.random.key(0), 3)
out = jitter(keys, jnp.ones((3, 2)))
expected = 1 + jax.random.uniform(keys[1], (2,), minval=-0.5)
assert jnp.allclose(out[1], expected)
