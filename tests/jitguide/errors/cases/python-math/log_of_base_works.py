import jax
import jax.numpy as jnp


@jax.jit
def digits(x, base):
    return (jnp.log(x) / jnp.log(base)) + 1


assert jnp.isclose(digits(9.0, 3.0), 3)
