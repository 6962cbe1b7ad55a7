# needs jax >= 0.6.2
import jax
import jax.numpy as jnp
from jax.sharding import PartitionSpec as P


def center(x):
    return x - jax.lax.pmean(x.mean(), "batch")


mesh = jax.make_mesh((1,), ("batch",), axis_types=(jax.sharding.AxisType.Auto,))
on_mesh = jax.shard_map(center, mesh=mesh, in_specs=P("batch"), out_specs=P("batch"))
print(jax.jit(on_mesh)(jnp.arange(3.0)))
