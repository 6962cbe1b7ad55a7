# needs jax >= 0.6
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh
from jax.sharding import PartitionSpec as P

mesh = Mesh(np.array(jax.devices()[:1]), ("rows",))


def repeat(block, shape):
    print("shape is", shape)
    return jnp.zeros(shape) + block.sum()


repeat = jax.shard_map(repeat, mesh=mesh, in_specs=(P("rows"), None), out_specs=P("rows"))
print(repeat(jnp.ones(4), (1, 3)))
print(jax.jit(repeat, static_argnums=1)(jnp.ones(4), (1, 3)))
