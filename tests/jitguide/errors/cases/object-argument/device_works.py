import jax
import jax.numpy as jnp

points = jnp.ones((4, 3))


@jax.jit
def match(points):
    return points @ points.T


assert match(jax.device_put(points, jax.devices()[0])).shape == (4, 4)
