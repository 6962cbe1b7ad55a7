import jax
import jax.numpy as jnp


@jax.jit
def wrap(x):
    return jnp.array([x, "name"])  # raises TypeError


print(wrap(1.0))
