import jax
import jax.numpy as jnp


@jax.jit
def window(x, start):
    return jax.lax.dynamic_slice(x, (start,), (3,))


@jax.jit
def replace_window(x, start):
    return jax.lax.dynamic_update_slice(x, jnp.zeros(3, x.dtype), (start,))


x = jnp.arange(8)
print(window(x, 2), window(x, 4))
print(replace_window(x, 2))
