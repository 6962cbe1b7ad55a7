import functools
from typing import NamedTuple

import jax
import jax.numpy as jnp


class State(NamedTuple):
    means: jax.Array


class Model:
    def __init__(self, scale):
        self.scale = scale

    @functools.partial(jax.jit, static_argnums=(0, 2))
    def centred(self, x, state):
        return self.scale * (x - state.means)


Model(2).centred(jnp.ones(3), State(jnp.ones(3)))  # raises ValueError
