# needs jax >= 0.7
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh
from jax.sharding import PartitionSpec as P

mesh = Mesh(np.array(jax.devices()[:1]), ("rows",))


def repeat(block, n):
    return jnp.zeros(n) + block.sum()  # raises TypeError


repeat = jax.shard_map(repeat, mesh=mesh, in_specs=(P("rows"), P()), out_specs=P("rows"))
print(jax.jit(repeat)(jnp.ones(4), 3))
