import jax
import jax.numpy as jnp


@jax.jit
def shifted(row, offset):
    row = row.at[1:].set(row[:-1] + offset)
    return row


result = shifted(jnp.array([1.0, 2.0, 3.0]), 10.0)
print(result)
assert result.tolist() == [1.0, 11.0, 12.0]
