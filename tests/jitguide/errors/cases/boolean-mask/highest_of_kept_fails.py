import jax
import jax.numpy as jnp


@jax.jit
def highest(x, keep):
    return x[keep].max()  # raises NonConcreteBooleanIndexError


highest(jnp.array([3.0, 5.0, 9.0, 1.0]), jnp.array([True, True, False, False]))
