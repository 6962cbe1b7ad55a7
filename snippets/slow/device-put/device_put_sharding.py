import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P


def traces_and_programs(mesh):
    traces = 0

    @jax.jit
    def double(x):
        nonlocal traces
        traces += 1
        return 2 * x

    for spec in P(), P("i"), P(None, "i"):
        double(jax.device_put(jnp.ones((4, 4)), NamedSharding(mesh, spec)))
    return f"{traces} traces, {double._cache_size()} programs"


print("make_mesh:", traces_and_programs(jax.make_mesh((2,), ("i",))))
print("Mesh:     ", traces_and_programs(Mesh(np.array(jax.devices()), ("i",))))
