# needs jax >= 0.9
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding
from jax.sharding import PartitionSpec as P

mesh = jax.make_mesh((2,), ("rows",))
rows = NamedSharding(mesh, P("rows"))
split = jax.device_put(jnp.ones(4), rows)
whole = jax.device_put(jnp.ones(4), NamedSharding(mesh, P()))


@jax.jit
def choose(first, a, b):
    return jax.lax.cond(first, lambda: a, lambda: jax.reshard(b, rows))


print(choose(True, split, whole))
