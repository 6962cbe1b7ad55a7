# needs jax >= 0.9
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding
from jax.sharding import PartitionSpec as P

x = jnp.ones((2, 3))
mesh = jax.make_mesh((2,), ("rows",))
split = NamedSharding(mesh, P("rows"))

print("an array:         ", jax.typeof(x))
print("a Python number:  ", jax.typeof(1.0))
print("split by rows:    ", jax.typeof(jax.device_put(x, split)))
print("in host memory:   ", jax.typeof(jax.device_put(x, jax.memory.Space.Host)))


@jax.jit
@jax.shard_map(mesh=mesh, in_specs=P("rows"), out_specs=P("rows"))
def part(x):
    print("inside shard_map: ", jax.typeof(x))
    return x


part(jax.device_put(x, split))
