from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass
class Steps:
    times: jax.Array

    def __init__(self, count):
        self.times = jnp.arange(count)


jax.tree_util.register_dataclass(Steps, data_fields=["times"], meta_fields=[])
last = jax.jit(lambda steps: steps.times[-1])
steps = Steps(3)
print(last(steps))  # raises TypeError
