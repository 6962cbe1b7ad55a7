import jax
import jax.numpy as jnp


@jax.jit
def fill(x):
    x[0] = 7.0  # raises TypeError
    return x


print(fill(jnp.zeros(3)))
