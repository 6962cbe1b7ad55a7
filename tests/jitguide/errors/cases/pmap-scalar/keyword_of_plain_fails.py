import jax
import jax.numpy as jnp


def padded(row, count):
    return jnp.pad(row, count)


on_devices = jax.pmap(padded)
out = on_devices(jnp.ones((1, 2)), count=3)  # raises ValueError
