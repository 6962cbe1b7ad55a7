import jax
import jax.numpy as jnp


@jax.jit
def nearest(a, b, c):
    distances = jnp.stack([a, b, c])
    best = jnp.argmin(distances)
    return distances[best]


print(nearest(3.0, 1.0, 2.0))
