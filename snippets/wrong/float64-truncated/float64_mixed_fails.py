import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)


@jax.jit
def row(table, i):
    return jax.lax.dynamic_slice(table, (i, 0), (1, 2))  # raises TypeError


table = jnp.arange(6.0).reshape(3, 2)
print(row(table, jnp.int32(1)))
