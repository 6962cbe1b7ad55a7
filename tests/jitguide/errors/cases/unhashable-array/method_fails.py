from functools import partial

import jax
import jax.numpy as jnp


class Layer:
    @partial(jax.jit, static_argnames=("self", "weights"))
    def predict(self, x, weights):
        return x @ weights


Layer().predict(jnp.ones(2), weights=jnp.ones(2))  # raises ValueError
