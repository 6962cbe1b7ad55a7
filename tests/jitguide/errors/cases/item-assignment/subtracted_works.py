import jax.numpy as jnp
import numpy as np


def pivot(matrix):
    matrix = matrix.at[1].add(-(2.0 * matrix[0]))
    return matrix


result = pivot(jnp.array([[1.0, 2.0], [2.0, 5.0]]))
print(result)
np.testing.assert_array_equal(result, [[1, 2], [0, 1]])
