import jax
import jax.numpy as jnp


@jax.jit
def centre(points, labels, k):
    members = points
    return members.mean(axis=0, where=(labels == k)[:, None])


out = centre(jnp.array([[1.0, 2.0], [9.0, 9.0], [3.0, 4.0]]), jnp.array([0, 1, 0]), 0)
assert out.tolist() == [2, 3]
