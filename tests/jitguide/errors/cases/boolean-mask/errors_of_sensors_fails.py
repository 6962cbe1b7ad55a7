import jax
import jax.numpy as jnp


@jax.jit
def mean_error(read, expected, online):
    error = (read - expected)[online]  # raises NonConcreteBooleanIndexError
    return jnp.mean(jnp.abs(error))


mean_error(jnp.array([1.0, 5.0]), jnp.array([3.0, 9.0]), jnp.array([True, False]))
