import jax
import jax.numpy as jnp


@jax.jit
def window(x, row):
    return jax.lax.dynamic_slice(x, (row, row.dtype.type(0)), (2, 2))


@jax.jit
def window_array(x, start):
    return jax.lax.dynamic_slice(x, start, (2, 2))


x = jnp.arange(16).reshape(4, 4)
print(window(x, jnp.uint8(1)))
print(window_array(x, jnp.array([1, 0])))
print(jax.jit(lambda x, row: jax.lax.dynamic_slice_in_dim(x, row, 2)[:, :2])(x, jnp.uint8(1)))
