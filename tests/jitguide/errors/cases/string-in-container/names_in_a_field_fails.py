# argument: obs.channels[0]
# on other versions: missing-argument

import dataclasses

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Observation:
    data: jax.Array
    channels: list


@jax.jit
def loss(obs):
    return obs.data.sum() / len(obs.channels)


loss(Observation(jnp.ones(4), ["g", "r"]))  # raises TypeError
