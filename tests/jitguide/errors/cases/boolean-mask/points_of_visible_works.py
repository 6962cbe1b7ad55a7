import jax
import jax.numpy as jnp


@jax.jit
def height(rays, depth):
    seen = depth > 0
    points = rays * depth[:, None]
    return jnp.sum(points[:, 1], where=seen) / jnp.sum(seen)


rays = jnp.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
assert height(rays, jnp.array([2.0, 0.0, 1.0])) == (4.0 + 6.0) / 2
