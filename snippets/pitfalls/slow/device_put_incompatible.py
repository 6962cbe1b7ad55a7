import os
import subprocess
import sys

PROGRAM = """
import jax, jax.numpy as jnp

@jax.jit
def predict(weights, batch):
    return weights * batch

first, second = jax.devices()
weights = jax.device_put(jnp.ones(3), first)
batch = jax.device_put(jnp.ones(3), second)
try:
    predict(weights, batch)
except ValueError as error:
    print(error)
print("moved:           ", predict(jax.device_put(weights, second), batch).devices())
print("never placed:    ", predict(jnp.ones(3), batch).devices())
with jax.default_device(second):
    print("with, not placed:", predict(jnp.ones(3), jnp.ones(3)).devices())
    print("with, placed:    ", predict(weights, weights).devices())
"""
two_devices = os.environ | {"XLA_FLAGS": "--xla_force_host_platform_device_count=2"}
done = subprocess.run(
    [sys.executable, "-c", PROGRAM], env=two_devices, capture_output=True, text=True
)
print(done.stdout, end="")
