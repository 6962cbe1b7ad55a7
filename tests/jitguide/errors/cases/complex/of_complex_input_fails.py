import jax
import jax.numpy as jnp


def square(z):
    return z**2


print(jax.jacfwd(square)(jnp.array(1.0 + 2.0j)))  # raises TypeError
