import jax
import jax.numpy as jnp


def padded(row, count):
    return jnp.pad(row, count)


on_devices = jax.pmap(padded, static_broadcasted_argnums=1)
out = on_devices(jnp.ones((1, 2)), 3)
assert out.shape == (1, 8)
