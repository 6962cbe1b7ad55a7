import jax
import jax.numpy as jnp


def total(table, axis):
    return jax.lax.switch(axis % 2, [lambda t: t.sum(0), lambda t: t.sum(1)], table)


tables = jnp.arange(8.0).reshape(2, 2, 2)
axes = jnp.array([0, 1])
print(jax.vmap(total)(tables, axes))
print(jax.vmap(lambda table: table.sum(0))(tables))
