# needs jax >= 0.4.38
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Model:
    weight: jax.Array

    @jax.jit
    def step(self, x):
        print("tracing")
        return self.weight * x


print(Model(jnp.ones(2)).step(jnp.array([3.0, 6.0])))
print(Model(jnp.zeros(2)).step(jnp.array([3.0, 6.0])))
