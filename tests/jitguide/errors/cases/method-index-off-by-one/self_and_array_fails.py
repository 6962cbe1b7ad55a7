from functools import partial

import jax
import jax.numpy as jnp


class Scaler:
    @partial(jax.jit, static_argnums=(0, 1))
    def scaled(self, x, factor):
        return x * factor


Scaler().scaled(jnp.ones(2), 3)  # raises ValueError
