# needs jax >= 0.4.38
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Counter:
    count: jax.Array

    def __call__(self):
        self.count = self.count + 1
        return self.count


@jax.jit
def lost(counter):
    return counter()


@jax.jit
def kept(counter):
    result = counter()
    return result, counter


counter = Counter(jnp.array(0))
print(lost(counter), "but", counter.count)
result, counter = kept(counter)
print(result, "and", counter.count)
