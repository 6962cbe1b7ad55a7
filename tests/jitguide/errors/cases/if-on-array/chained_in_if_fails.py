import jax
import jax.numpy as jnp


@jax.jit
def inside(x):
    if 0 < x < 5:  # raises ValueError
        return x
    return -x


inside(jnp.ones(3))
