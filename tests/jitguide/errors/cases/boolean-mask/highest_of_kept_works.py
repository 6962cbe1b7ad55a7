import jax
import jax.numpy as jnp


@jax.jit
def highest(x, keep):
    return x.max(where=keep, initial=-jnp.inf)


assert highest(jnp.array([3.0, 5.0, 9.0, 1.0]), jnp.array([True, True, False, False])) == 5.0
