from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.tree_util.register_dataclass, data_fields=["weights"], meta_fields=[])
@dataclass
class Layer:
    weights: jax.Array

    @jax.jit
    def apply(self, x):
        print("tracing")
        return self.weights * x


print(Layer(jnp.ones(2)).apply(3.0))
print(Layer(jnp.zeros(2)).apply(3.0))
