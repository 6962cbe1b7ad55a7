import functools

import jax
import jax.numpy as jnp
import numpy as np


class Dropout:
    def __init__(self, rate, seed=0):
        self.rate = rate
        self.rng = jax.random.PRNGKey(seed)

    @functools.partial(jax.jit, static_argnames=("self", "train"))
    def apply(self, x, train=True, *, stored_rng):
        stored_rng, rng = jax.random.split(stored_rng)
        keep = jax.random.bernoulli(rng, 1 - self.rate, x.shape)
        return jnp.where(keep, x / (1 - self.rate), 0.0), stored_rng


layer = Dropout(0.5)
h, layer.rng = layer.apply(jnp.ones((2, 4)), train=True, stored_rng=layer.rng)
out, layer.rng = layer.apply(jnp.ones((3, 4)), train=True, stored_rng=layer.rng)
rng = jax.random.split(jax.random.split(jax.random.PRNGKey(0))[0])[1]
np.testing.assert_array_equal(out, 2.0 * jax.random.bernoulli(rng, 0.5, (3, 4)))
again, layer.rng = layer.apply(jnp.ones((3, 4)), train=True, stored_rng=layer.rng)
assert (again != out).any()
