import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

mesh = Mesh(jax.devices(), ("batch",))
whole, split = NamedSharding(mesh, P()), NamedSharding(mesh, P("batch"))


def tiled(x, n):
    return jnp.tile(x, n)


tiled = jax.jit(tiled, static_argnums=1, in_shardings=(split,), out_shardings=whole)
y = tiled(jnp.arange(4), 2)
print(y, "on", len(y.devices()), "devices")
