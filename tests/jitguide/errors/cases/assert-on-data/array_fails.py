import jax
import jax.numpy as jnp


@jax.jit
def checked(x):
    assert x > 0  # raises ValueError
    return x


checked(jnp.ones(3))
