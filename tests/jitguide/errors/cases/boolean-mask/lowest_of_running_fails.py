import jax
import jax.numpy as jnp


@jax.jit
def low(x, keep):
    return jnp.min(jnp.cumsum(x[keep]))  # raises NonConcreteBooleanIndexError


low(jnp.ones(3), jnp.array([True, False, True]))
