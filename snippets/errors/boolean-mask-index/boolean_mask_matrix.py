import jax
import jax.numpy as jnp


def solve_eagerly(matrix, y):
    seen = ~jnp.isnan(y)
    return jnp.linalg.solve(matrix[seen][:, seen], y[seen])


@jax.jit
def solve(matrix, y):
    seen = ~jnp.isnan(y)
    matrix = jnp.where(seen[:, None] & seen[None, :], matrix, jnp.eye(len(y)))
    return jnp.linalg.solve(matrix, jnp.where(seen, y, 0.0))


matrix = jnp.array([[4.0, 1.0, 2.0], [1.0, 3.0, 0.0], [2.0, 0.0, 5.0]])
y = jnp.array([8.0, jnp.nan, 4.0])
print(solve_eagerly(matrix, y))
print(solve(matrix, y))
