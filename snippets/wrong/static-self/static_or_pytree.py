from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


class StaticSelf:
    def __init__(self, weight):
        self.weight = weight

    @partial(jax.jit, static_argnames=["self"])
    def apply(self, x):
        print("  tracing")
        return self.weight * x


@partial(jax.tree_util.register_dataclass, data_fields=["weight"], meta_fields=[])
@dataclass
class PytreeSelf:
    weight: jax.Array

    @jax.jit
    def apply(self, x):
        print("  tracing")
        return self.weight * x


for cls in (StaticSelf, PytreeSelf):
    print(cls.__name__)
    for weight in (1.0, 2.0):
        layer = cls(jnp.array(weight))
        layer.apply(1.0)
    layer.weight = jnp.array(5.0)
    print("  after layer.weight = 5:", layer.apply(1.0))
