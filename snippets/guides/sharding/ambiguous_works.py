# needs jax >= 0.9
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding
from jax.sharding import PartitionSpec as P

mesh = jax.make_mesh((2,), ("devices",))
by_rows = jax.device_put(jnp.ones((4, 4)), NamedSharding(mesh, P("devices")))
by_columns = jax.device_put(jnp.ones((4, 4)), NamedSharding(mesh, P(None, "devices")))


@jax.jit
def total(a, b):
    b = jax.reshard(b, jax.typeof(a).sharding)
    return (a + b).sum()


print(total(by_rows, by_columns))
