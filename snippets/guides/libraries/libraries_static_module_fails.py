# needs jax >= 0.4.38
from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Model:
    weight: jax.Array

    @partial(jax.jit, static_argnums=0)
    def step(self, x):
        return self.weight * x


print(Model(jnp.ones(2)).step(jnp.array([3.0, 6.0])))  # raises ValueError
