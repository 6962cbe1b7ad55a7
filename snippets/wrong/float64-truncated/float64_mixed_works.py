import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)


@jax.jit
def row(table, i):
    return jax.lax.dynamic_slice(table, (i, jnp.zeros_like(i)), (1, 2))


@jax.jit
def row_in_dim(table, i):
    return jax.lax.dynamic_slice_in_dim(table, i, 1)


table = jnp.arange(6.0).reshape(3, 2)
print(row(table, jnp.int32(1)), row_in_dim(table, jnp.int32(1)), table[jnp.int32(1)])
