import jax
import jax.numpy as jnp


@jax.vmap
def last(x):
    return x[-1]  # raises IndexError


print(last(jnp.arange(3.0)))
