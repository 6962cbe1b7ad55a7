# pasted above its traceback

import pickle

import jax
import jax.numpy as jnp


class Bump:
    def __init__(self, width):
        self.width = width
        self.shape = jax.jit(lambda t: jnp.exp(-((t / width) ** 2)))


bump = Bump(2.0)
print(bump.shape(2.0))
saved = pickle.dumps(bump)  # raises AttributeError
