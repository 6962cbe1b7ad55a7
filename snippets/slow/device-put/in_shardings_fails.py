import jax
import jax.numpy as jnp
from jax.sharding import SingleDeviceSharding

here = SingleDeviceSharding(jax.devices()[0])


def tile(x, n):
    return jnp.tile(x, n)


tile = jax.jit(tile, static_argnames="n", in_shardings=here)
print(tile(jnp.arange(2), n=2))  # raises ValueError
