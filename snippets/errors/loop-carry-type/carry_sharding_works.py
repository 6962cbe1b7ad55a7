# needs jax >= 0.9
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding
from jax.sharding import PartitionSpec as P

mesh = jax.make_mesh((2,), ("rows",))
start = jax.device_put(jnp.zeros(4), NamedSharding(mesh, P()))
step = jax.device_put(jnp.ones(4), NamedSharding(mesh, P("rows")))


@jax.jit
def walk(x, step):
    x = jax.reshard(x, jax.typeof(step).sharding)
    return jax.lax.fori_loop(0, 3, lambda i, x: x + step, x)


print(walk(start, step))
