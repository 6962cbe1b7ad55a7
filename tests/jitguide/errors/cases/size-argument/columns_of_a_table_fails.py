import jax
import jax.numpy as jnp
from jax import lax


def left(x, n):
    return lax.dynamic_slice_in_dim(x, 0, n, axis=1)  # raises TracerIntegerConversionError


jax.vmap(left, in_axes=(None, 0))(jnp.ones((2, 4)), jnp.array([1, 2]))
