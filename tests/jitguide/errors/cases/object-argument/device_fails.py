# argument: points

import jax
import jax.numpy as jnp

points = jnp.ones((4, 3))


@jax.jit
def match(points):
    return points @ points.T


match(jax.devices()[0])  # raises TypeError
