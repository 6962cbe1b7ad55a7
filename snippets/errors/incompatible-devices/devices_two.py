import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import numpy as np

first, second = jax.devices()
params = jax.device_put(2.0, first)
batch = jax.device_put(3.0, second)


def multiply(params, batch):
    return params * batch


for function in multiply, jax.jit(multiply):
    try:
        function(params, batch)
    except ValueError as error:
        print("ValueError:", error)
print("moved:", multiply(params, jax.device_put(batch, first)).devices())
print("NumPy:", multiply(np.float32(2.0), batch).devices())
print("jnp:  ", multiply(jax.numpy.float32(2.0), batch).devices())
