from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@dataclass
class Layer:
    weights: jax.Array

    @partial(jax.jit, static_argnames=["self"])
    def apply(self, x):
        return self.weights * x


print(Layer(jnp.ones(2)).apply(3.0))  # raises ValueError
