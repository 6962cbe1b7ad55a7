import jax
import jax.numpy as jnp


def total(table, axis):
    return table.sum(axis)  # raises ConcretizationTypeError


tables = jnp.arange(8.0).reshape(2, 2, 2)
axes = jnp.array([0, 1])
print(jax.vmap(total)(tables, axes))
