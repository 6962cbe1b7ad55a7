from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass
class Steps:
    times: jax.Array


jax.tree_util.register_dataclass(Steps, data_fields=["times"], meta_fields=[])
last = jax.jit(lambda steps: steps.times[-1])
steps = Steps(jnp.arange(3))
print(last(steps))
