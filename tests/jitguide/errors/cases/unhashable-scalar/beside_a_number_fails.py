import jax
import jax.numpy as jnp


def coordinates(width, scale):
    return scale * jnp.arange(-width, width)


half = jnp.add(3, 1) // 2
points = jax.jit(coordinates, static_argnums=0)
result = points(half, 0.5)  # raises ValueError
