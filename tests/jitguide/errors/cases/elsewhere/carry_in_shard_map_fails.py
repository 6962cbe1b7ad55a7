# needs jax >= 0.6
# on other versions: removed-name

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, PartitionSpec

mesh = Mesh(np.array(jax.devices()), ("i",))
rows = PartitionSpec("i")


def running(rewards):
    def body(carry, reward):
        return carry * 0.9 + reward, carry

    return jax.lax.scan(body, jnp.zeros(()), rewards)[1]  # raises TypeError


sums = jax.jit(jax.shard_map(running, mesh=mesh, in_specs=rows, out_specs=rows))
sums(jnp.ones(4))
