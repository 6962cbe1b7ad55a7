# needs jax >= 0.4.38
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Counter:
    counts: jax.Array

    @jax.jit
    def add(self, i):
        return replace(self, counts=self.counts.at[i].add(1))


counter = Counter(jnp.zeros(3))
counter = counter.add(1)
print(counter.counts)
