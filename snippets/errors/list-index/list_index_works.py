import jax
import jax.numpy as jnp


@jax.jit
def nearest(a, b, c):
    distances = jnp.stack([a, b, c])
    return distances[jnp.argmin(distances)]


print(nearest(3.0, 1.0, 2.0))
