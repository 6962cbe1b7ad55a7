import jax
import jax.numpy as jnp
from jax import lax


def group_sums(flat, firsts, sizes):
    def group_sum(first, size):
        group = lax.dynamic_slice_in_dim(flat, first, size)  # raises TracerIntegerConversionError
        return group.sum(axis=0)

    return jax.vmap(group_sum)(firsts, sizes)


group_sums(jnp.arange(12.0).reshape(6, 2), jnp.array([0, 1, 4]), jnp.array([1, 3, 2]))
