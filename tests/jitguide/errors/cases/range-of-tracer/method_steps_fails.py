# on other versions: integer-from-jnp
# argument: steps

from functools import partial

import jax
import jax.numpy as jnp


class RNN:
    def __init__(self, w):
        self.w = w

    @partial(jax.jit, static_argnums=0)
    def unroll(self, h, steps):
        for _ in range(steps):  # raises TracerIntegerConversionError
            h = self.w * h
        return h


RNN(2.0).unroll(jnp.ones(2), 3)
