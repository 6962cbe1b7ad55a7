import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax

first, second = jax.devices()
compiled = jax.jit(lambda x: x + 1).lower(jax.device_put(1.0, first)).compile()
try:
    compiled(jax.device_put(1.0, second))
except ValueError as error:
    print("ValueError:", error)
print(compiled(jax.device_put(jax.device_put(1.0, second), first)))
