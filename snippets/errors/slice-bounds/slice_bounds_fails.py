import jax
import jax.numpy as jnp


@jax.jit
def head(x, n):
    return x[:n]  # raises IndexError


print(head(jnp.arange(5), 3))
