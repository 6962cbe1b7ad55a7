from functools import partial

import jax
import jax.numpy as jnp


class Scaler:
    def __init__(self, factors):
        self.factors = factors

    def __hash__(self):
        return hash(self.factors)

    def __eq__(self, other):
        return self is other

    @partial(jax.jit, static_argnums=0)
    def scale(self, x):
        return self.factors * x


Scaler(jnp.ones(2)).scale(3.0)  # raises ValueError
