from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.tree_util.register_dataclass, data_fields=["mean"], meta_fields=[])
@dataclass(frozen=True)
class Tracker:
    mean: jax.Array

    @jax.jit
    def update(self, x):
        self.mean = 0.5 * self.mean + 0.5 * x.mean()  # raises FrozenInstanceError
        return x - self.mean


print(Tracker(jnp.zeros(())).update(jnp.array([1.0, 3.0])))
