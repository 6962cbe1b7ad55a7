import jax
import jax.numpy as jnp


@jax.jit
def counted_down(x):
    while x > 0:  # raises ValueError
        x = x - 1
    return x


counted_down(jnp.ones(3))
