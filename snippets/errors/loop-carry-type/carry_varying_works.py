# needs jax >= 0.8
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"

import jax
import jax.numpy as jnp
from jax.sharding import PartitionSpec as P

axis_types = (jax.sharding.AxisType.Auto,) * 2
mesh = jax.make_mesh((2, 2), ("i", "j"), axis_types=axis_types)


@jax.jit
@jax.shard_map(mesh=mesh, in_specs=(P("j"), P("i")), out_specs=P(("i", "j")))
def walk(start, step):
    start = jax.lax.pcast(start, ("i",), to="varying")
    return jax.lax.fori_loop(0, 3, lambda n, x: x + step, start)


print(walk(jnp.zeros(4), jnp.ones(4)))
