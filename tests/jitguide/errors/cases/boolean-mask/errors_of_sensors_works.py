import jax
import jax.numpy as jnp


@jax.jit
def mean_error(read, expected, online):
    error = read - expected
    return jnp.sum(jnp.abs(error), where=online) / jnp.sum(online)


out = mean_error(jnp.array([1.0, 5.0]), jnp.array([3.0, 9.0]), jnp.array([True, False]))
assert out == 2
