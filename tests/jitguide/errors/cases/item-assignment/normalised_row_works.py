import jax
import jax.numpy as jnp


@jax.jit
def normalised(table):
    table = table.at[0].divide(table[0].sum())
    table = table.at[1, 1:].power(2)
    return table


result = normalised(jnp.array([[1.0, 3.0], [2.0, 4.0]]))
print(result)
assert result.tolist() == [[0.25, 0.75], [2.0, 16.0]]
