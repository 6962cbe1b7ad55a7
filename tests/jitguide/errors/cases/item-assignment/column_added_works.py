import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def shifted(table, column):
    table = table.at[:, column].add(1.0)
    return table


result = shifted(jnp.zeros((2, 2)), 1)
print(result)
np.testing.assert_array_equal(result, [[0, 1], [0, 1]])
