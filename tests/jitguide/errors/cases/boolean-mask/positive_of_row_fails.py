import jax
import jax.numpy as jnp


@jax.jit
def total(x, i):
    return jnp.sum(x[i][x[i] > 0])  # raises NonConcreteBooleanIndexError


total(jnp.array([[1.0, -2.0], [3.0, -4.0]]), 1)
