import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

mesh = Mesh(np.array(jax.devices()), ("batch",))


@jax.jit
def double(x):
    jax.debug.print("sum = {}", x.sum(), ordered=True)
    return x * 2


x = jax.device_put(jnp.ones(4), NamedSharding(mesh, P("batch")))
print(double(x))  # raises ValueError
