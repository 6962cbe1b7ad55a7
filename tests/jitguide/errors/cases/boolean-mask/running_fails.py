import jax
import jax.numpy as jnp


@jax.jit
def last(x, keep):
    balance = jnp.cumsum(x[keep])  # raises NonConcreteBooleanIndexError
    return balance[-1]


last(jnp.ones(3), jnp.array([True, False, True]))
