import jax
import jax.numpy as jnp


@jax.jit
def noisy(x, key):
    key, subkey = jax.random.split(key)
    return x + jax.random.normal(subkey, x.shape)


y = noisy(jnp.ones(2), jax.random.key(0))
expected = 1 + jax.random.normal(jax.random.split(jax.random.key(0))[1], (2,))
assert jnp.allclose(y, expected)
