import jax
import jax.numpy as jnp
import numpy as np


def coordinates(width, scale):
    return scale * jnp.arange(-width, width)


half = jnp.add(3, 1) // 2
points = jax.jit(coordinates, static_argnums=0)
result = points(half.item(), 0.5)
print(result)
np.testing.assert_array_equal(result, [-1.0, -0.5, 0.0, 0.5])
