import jax
import jax.numpy as jnp


@jax.jit
def total(points, labels, k):
    members = points
    return jnp.sum(members, axis=0, where=(labels == k)[:, None])


out = total(jnp.array([[1.0, 2.0], [9.0, 9.0], [3.0, 4.0]]), jnp.array([0, 1, 0]), 0)
assert out.tolist() == [4, 6]
