import jax
import jax.numpy as jnp


def crop(x, start, size):
    return jax.lax.dynamic_slice_in_dim(x, start, size, axis=0)


assert jax.jit(crop, static_argnames=["size"])(jnp.arange(6), 1, 3).tolist() == [1, 2, 3]
