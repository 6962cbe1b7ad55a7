import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
from flax import nnx
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P


@nnx.jit
def drop(dropout, x):
    return dropout(x)


mesh = Mesh(jax.devices(), ("data",))
rows = NamedSharding(mesh, P("data"))
dropout = nnx.Dropout(0.5, rngs=nnx.Rngs(0))
y = drop(dropout, jax.device_put(jnp.ones((2, 8)), rows))
for shard in y.addressable_shards:
    print(shard.device.id, shard.data[0])
