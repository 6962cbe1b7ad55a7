import jax
import jax.numpy as jnp


@jax.jit
def class_mean(points, labels):
    members = points[labels == 1]  # raises NonConcreteBooleanIndexError
    return members.mean(axis=0)


points = jnp.array([[0.0, 0.0], [1.0, 2.0], [3.0, 4.0], [9.0, 9.0]])
print(class_mean(points, jnp.array([0, 1, 1, 0])))
