import jax
import jax.numpy as jnp


@jax.jit
def area(x, keep):
    return jnp.sum(jnp.cumsum(x[keep]))  # raises NonConcreteBooleanIndexError


area(jnp.ones(3), jnp.array([True, False, True]))
