import jax
import jax.numpy as jnp


@jax.jit
def speed(height):
    return jnp.where(height > 0.0, jnp.sqrt(2.0 * height), 0.0 * height)


fast = speed(8.0)
assert fast == 4.0
