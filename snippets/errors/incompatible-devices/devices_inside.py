import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp

first, second = jax.devices()
x = jax.device_put(jnp.ones(3), first)
table = jax.device_put(jnp.arange(3.0), second)

print("closed over:", jax.jit(lambda x: x + table)(x).devices())
print("put inside: ", jax.jit(lambda x: jax.device_put(x, second) + 1)(x).devices())
print("put before: ", jax.jit(lambda x: x + 1)(jax.device_put(x, second)).devices())
