import jax
import jax.numpy as jnp


@jax.jit
def flag(table, late):
    table = table.at[:, 1].set(jnp.where(late, 1, table[:, 1]))
    return table


assert flag(jnp.zeros((2, 2), int), jnp.array([True, False])).tolist() == [[0, 1], [0, 0]]
