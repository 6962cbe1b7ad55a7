import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

first, second = jax.devices()
halves = NamedSharding(Mesh(np.array([first, second]), ["rows"]), PartitionSpec("rows"))


@jax.jit
def spread(x):
    return jax.device_put(x, halves) + 1


print("not placed:", len(spread(jnp.ones(4)).devices()), "devices")
try:
    print(spread(jax.device_put(jnp.ones(4), first)))
except ValueError as error:
    print("on the first:", error)
