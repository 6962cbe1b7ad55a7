import jax
import jax.numpy as jnp


@jax.jit
def nearest(a, b, c):
    distances = [a, b, c]
    best = jnp.argmin(jnp.array(distances))
    return distances[best]  # raises TracerIntegerConversionError


print(nearest(3.0, 1.0, 2.0))
