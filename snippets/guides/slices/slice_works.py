import jax
import jax.numpy as jnp


@jax.jit
def window(x, start):
    print("tracing window")
    return jax.lax.dynamic_slice_in_dim(x, start, 3)


@jax.jit
def overwrite(x, start):
    zeros = jnp.zeros(3, x.dtype)
    return jax.lax.dynamic_update_slice_in_dim(x, zeros, start, axis=0)


x = jnp.arange(10)
print(window(x, 4), window(x, 0))
print(overwrite(x, 4))
