import jax
import jax.numpy as jnp


@jax.jit
def put(x):
    x.at[0] = 5.0  # raises TypeError
    return x


put(jnp.zeros(2))
