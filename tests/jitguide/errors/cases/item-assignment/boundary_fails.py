import jax
import jax.numpy as jnp


@jax.jit
def bounded(u):
    u[0] = 0.0  # raises TypeError
    return u


bounded(jnp.ones(3))
