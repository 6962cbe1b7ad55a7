import jax
import jax.numpy as jnp


def walk(i, state):
    point, path = state
    point = 2 * point
    path = path.at[1 + i].set(point)
    return point, path


start = jnp.array([1.0, 3.0])
path = jnp.zeros((3, 2), jnp.float32).at[:1].set(start)
_, path = jax.lax.fori_loop(0, 2, walk, (start, path))
assert path.tolist() == [[1, 3], [2, 6], [4, 12]]
