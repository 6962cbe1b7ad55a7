import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

devices = np.array(jax.devices())
grid = Mesh(devices.reshape(2, 2), ("x", "y"))
row = Mesh(devices[[0, 2, 1, 3]], ("rows",))


@jax.jit
def spread(x):
    x = jax.lax.with_sharding_constraint(x, NamedSharding(grid, P("x", "y")))
    return jax.lax.with_sharding_constraint(2 * x, NamedSharding(row, P("rows")))


print(spread(jnp.ones((4, 4))).sharding.shard_shape((4, 4)))  # raises ValueError
