import jax
import jax.numpy as jnp


@jax.jit
def window(x, start):
    return jax.lax.dynamic_slice_in_dim(x, start, 2)  # raises TypeError


print(window(jnp.arange(4.0), jnp.array([1])))
