# needs jax >= 0.6
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh
from jax.sharding import PartitionSpec as P

mesh = Mesh(np.array(jax.devices()[:1]), ("rows",))


def repeat(block, n):
    return jnp.zeros(n) + block.sum()


@partial(jax.jit, static_argnames=["n"])
def repeat_all(x, n):
    print("tracing for n =", n)
    bound = partial(repeat, n=n)
    return jax.shard_map(bound, mesh=mesh, in_specs=P("rows"), out_specs=P("rows"))(x)


print(repeat_all(jnp.ones(4), n=3))
print(repeat_all(jnp.zeros(4), n=3))
