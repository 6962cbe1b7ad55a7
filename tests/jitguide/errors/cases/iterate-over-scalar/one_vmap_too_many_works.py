import jax
import jax.numpy as jnp


def distance(point):
    x, y = point
    return jnp.hypot(x, y)


points = jnp.array([[3.0, 4.0], [6.0, 8.0]])
out = jax.vmap(distance)(points)
assert jnp.allclose(out, jnp.array([5.0, 10.0]))
