import jax
import jax.numpy as jnp


def potential(x, i):
    r = jnp.abs(x - x[i])
    return jnp.sum(1 / r[r > 0])  # raises NonConcreteBooleanIndexError


jax.jit(jax.grad(potential))(jnp.array([1.0, 0.0, 2.0]), 1)
