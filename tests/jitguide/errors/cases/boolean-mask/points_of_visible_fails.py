import jax
import jax.numpy as jnp


@jax.jit
def height(rays, depth):
    seen = depth > 0
    points = rays[seen] * depth[seen][:, None]  # raises NonConcreteBooleanIndexError
    return points[:, 1].mean()


height(jnp.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), jnp.array([2.0, 0.0, 1.0]))
