import jax
import jax.numpy as jnp


@jax.jit
def take(x, part):
    return x[part]


print(take(jnp.arange(5), slice(1, 3)))  # raises TypeError
