# argument: weights
# pasted above its traceback

from functools import partial

import jax
import jax.numpy as jnp


class Risk:
    def __init__(self, scale):
        self.scale = scale

    @partial(jax.jit, static_argnums=0)
    def variance(self, weights):
        assert weights.sum() < 1.5, "weights"  # raises TracerBoolConversionError
        return self.scale * weights @ weights


risk = Risk(2.0)
out = risk.variance(jnp.array([0.5, 0.5]))
