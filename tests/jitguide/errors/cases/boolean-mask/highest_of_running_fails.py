import jax
import jax.numpy as jnp


@jax.jit
def peak(x, keep):
    return jnp.max(jnp.cumsum(x[keep]))  # raises NonConcreteBooleanIndexError


peak(jnp.ones(3), jnp.array([True, False, True]))
