import warnings

import jax
import jax.numpy as jnp

warnings.simplefilter("error", DeprecationWarning)


def double(x):
    return 2 * x


cpu = jax.devices("cpu")[0]
print(jax.jit(double)(jax.device_put(jnp.ones(3), cpu)).devices())
with jax.default_device(cpu):
    print(jax.jit(double)(jnp.ones(3)).devices())
print(jax.jit(double, backend="cpu")(jnp.ones(3)))  # raises DeprecationWarning
