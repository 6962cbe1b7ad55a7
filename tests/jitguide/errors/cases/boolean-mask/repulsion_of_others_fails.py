import jax
import jax.numpy as jnp


def repulsion(x, i):
    r = jnp.abs(x - x[i])
    return jnp.sum((x - x[i])[r > 0] ** -2)  # raises NonConcreteBooleanIndexError


jax.jit(jax.grad(repulsion))(jnp.array([1.0, 0.0, 2.0]), 1)
