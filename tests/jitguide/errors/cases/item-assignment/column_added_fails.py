import jax
import jax.numpy as jnp


@jax.jit
def shifted(table, column):
    table[:, column] += 1.0  # raises TypeError
    return table


shifted(jnp.zeros((2, 2)), 1)
