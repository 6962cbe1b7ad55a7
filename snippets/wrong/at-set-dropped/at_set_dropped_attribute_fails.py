# needs jax >= 0.4.38
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Counter:
    counts: jax.Array

    @jax.jit
    def add(self, i):
        self.counts = self.counts.at[i].add(1)
        print("inside:", self is counter)


counter = Counter(jnp.zeros(3))
counter.add(1)
print(counter.counts)
