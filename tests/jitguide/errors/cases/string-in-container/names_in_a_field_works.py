# needs jax >= 0.4.38
import dataclasses

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Observation:
    data: jax.Array
    channels: tuple = dataclasses.field(metadata={"static": True})


@jax.jit
def loss(obs):
    return obs.data.sum() / len(obs.channels)


assert loss(Observation(jnp.ones(4), ("g", "r"))) == 2
