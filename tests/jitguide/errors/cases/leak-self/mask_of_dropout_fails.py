# pasted above its traceback

import functools

import jax
import jax.numpy as jnp


class Dropout:
    def __init__(self, rate, seed=0):
        self.rate = rate
        self.rng = jax.random.PRNGKey(seed)

    @functools.partial(jax.jit, static_argnames=("self", "train"))
    def apply(self, x, train=True):
        self.rng, rng = jax.random.split(self.rng)
        keep = jax.random.bernoulli(rng, 1 - self.rate, x.shape)
        return jnp.where(keep, x / (1 - self.rate), 0.0)


layer = Dropout(0.5)
h = layer.apply(jnp.ones((2, 4)), train=True)
out = layer.apply(jnp.ones((3, 4)), train=True)  # raises UnexpectedTracerError
