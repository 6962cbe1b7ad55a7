import jax
import jax.numpy as jnp


@jax.jit
def flag(table, late):
    table = table.at[late, 1].set(1)  # raises NonConcreteBooleanIndexError
    return table


flag(jnp.zeros((2, 2), int), jnp.array([True, False]))
