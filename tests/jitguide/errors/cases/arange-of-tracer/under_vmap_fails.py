import jax
import jax.numpy as jnp

parts = jnp.ones(8)


def first(i):
    return parts[jnp.arange(i)].sum()  # raises ConcretizationTypeError


jax.vmap(first)(jnp.array([3, 4]))
