from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["weights"],
    meta_fields=["factor"],
)
@dataclass
class Scaler:
    weights: jax.Array
    factor: int

    @jax.jit
    def apply(self, x):
        return self.factor * self.weights * x


print(Scaler(jnp.arange(3.0), 2).apply(10))
