# needs jax >= 0.9
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
from jax.sharding import AxisType, NamedSharding
from jax.sharding import PartitionSpec as P


@jax.jit
def double(x):
    print("while tracing:", jax.typeof(x))
    return 2 * x


for axis_type in AxisType.Explicit, AxisType.Auto:
    mesh = jax.make_mesh((2,), ("rows",), axis_types=(axis_type,))
    y = double(jax.device_put(jnp.ones((4, 3)), NamedSharding(mesh, P("rows"))))
    print(axis_type, "result:", y.sharding.spec)
