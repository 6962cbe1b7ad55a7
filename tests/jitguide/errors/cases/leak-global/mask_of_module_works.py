import jax
import jax.numpy as jnp
import numpy as np

key = jax.random.PRNGKey(0)


@jax.jit
def drop(x, key):
    key, sub = jax.random.split(key)
    return jnp.where(jax.random.bernoulli(sub, 0.5, x.shape), x, 0.0), key


one, key = drop(jnp.ones(3), key)
two, key = drop(jnp.ones(4), key)
sub = jax.random.split(jax.random.split(jax.random.PRNGKey(0))[0])[1]
np.testing.assert_array_equal(two, 1.0 * jax.random.bernoulli(sub, 0.5, (4,)))
assert (drop(jnp.ones(8), key)[0] != drop(jnp.ones(8), drop(two, key)[1])[0]).any()
