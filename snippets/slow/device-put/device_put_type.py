# needs jax >= 0.9
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
from jax.sharding import AxisType, NamedSharding
from jax.sharding import PartitionSpec as P

x = jnp.ones((4, 4))
explicit = jax.make_mesh((2,), ("rows",))
automatic = jax.make_mesh((2,), ("rows",), axis_types=(AxisType.Auto,))
print("explicit: ", jax.typeof(jax.device_put(x, NamedSharding(explicit, P("rows")))))
print("automatic:", jax.typeof(jax.device_put(x, NamedSharding(automatic, P("rows")))))

traces = 0


@jax.jit
def double(x):
    global traces
    traces += 1
    return 2 * x


double(x)
with jax.set_mesh(explicit):
    double(x)
print("traces, without and with set_mesh:", traces)
