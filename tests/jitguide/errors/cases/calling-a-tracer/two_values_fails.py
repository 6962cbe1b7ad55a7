import jax
import jax.numpy as jnp


@jax.jit
def applied(function, x):
    return function(x)  # raises TypeError


applied(jnp.float32(2.0), 1.0)
