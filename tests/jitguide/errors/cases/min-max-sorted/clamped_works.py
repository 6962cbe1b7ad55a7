import jax
import jax.numpy as jnp


@jax.jit
def control(gain, error, limit):
    u = gain * error
    return jnp.maximum(-limit, jnp.minimum(limit, u))


assert control(2.0, 5.0, 1.0) == 1.0
