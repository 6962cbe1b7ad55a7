# needs jax >= 0.4.38
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P


def count(mesh):
    traces = 0

    @jax.jit
    def double(x):
        nonlocal traces
        traces += 1
        return 2 * x

    for spec in P(), P("rows"), P(None, "rows"):
        double(jax.device_put(jnp.ones((4, 4)), NamedSharding(mesh, spec)))
    print("traces:", traces, " programs:", double._cache_size())


count(Mesh(np.array(jax.devices()), ("rows",)))
count(jax.make_mesh((2,), ("rows",)))
