from dataclasses import dataclass, replace
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.tree_util.register_dataclass, data_fields=["mean"], meta_fields=[])
@dataclass(frozen=True)
class Tracker:
    mean: jax.Array

    @jax.jit
    def update(self, x):
        new = replace(self, mean=0.5 * self.mean + 0.5 * x.mean())
        return new, x - new.mean


tracker = Tracker(jnp.zeros(()))
tracker, centred = tracker.update(jnp.array([1.0, 3.0]))
print(tracker.mean, centred)
