import jax
import jax.numpy as jnp


@jax.jit
def relu(x):
    if x > 0:  # raises ValueError
        return x
    return -x


relu(jnp.ones(3))
