import jax
import jax.numpy as jnp


def distance(point):
    x, y = point  # raises TypeError
    return jnp.hypot(x, y)


points = jnp.array([[3.0, 4.0], [6.0, 8.0]])
print(jax.vmap(jax.vmap(distance))(points))
