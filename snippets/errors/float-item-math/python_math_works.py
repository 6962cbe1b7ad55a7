import jax
import jax.numpy as jnp


@jax.jit
def grow(x):
    return jnp.exp(x)


print(grow(0.0))
