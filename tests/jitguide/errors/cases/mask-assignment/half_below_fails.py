import jax
import jax.numpy as jnp


@jax.jit
def damp(x, limit):
    return x.at[x > limit].multiply(0.5)  # raises NonConcreteBooleanIndexError


damp(jnp.array([1.0, 8.0]), 4.0)
