import jax.numpy as jnp


def pivot(matrix):
    matrix[1] -= 2.0 * matrix[0]  # raises TypeError
    return matrix


pivot(jnp.array([[1.0, 2.0], [2.0, 5.0]]))
