import jax
import jax.numpy as jnp


def loss(p, counts):
    return -jnp.sum(jnp.log(p[counts > 0]))  # raises NonConcreteBooleanIndexError


jax.jit(jax.grad(loss))(jnp.array([0.5, 0.0, 0.25]), jnp.array([3, 0, 2]))
