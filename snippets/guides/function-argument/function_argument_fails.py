import jax
import jax.numpy as jnp


@jax.jit
def apply(function, x):
    return function(x)


apply(jnp.sin, 1.0)  # raises TypeError
