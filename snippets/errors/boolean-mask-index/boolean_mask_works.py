import jax
import jax.numpy as jnp


@jax.jit
def class_mean(points, labels):
    member = (labels == 1)[:, None]
    return points.mean(axis=0, where=member)


@jax.jit
def class_mean_by_sum(points, labels):
    member = (labels == 1)[:, None]
    return jnp.where(member, points, 0).sum(axis=0) / member.sum()


points = jnp.array([[0.0, 0.0], [1.0, 2.0], [3.0, 4.0], [9.0, 9.0]])
labels = jnp.array([0, 1, 1, 0])
print(class_mean(points, labels))
print(class_mean_by_sum(points, labels))
