import jax
import jax.numpy as jnp


@jax.jit
def decibels(power, reference):
    return 10 * jnp.log10(power / reference)


assert jnp.isclose(decibels(100.0, 1.0), 20)
