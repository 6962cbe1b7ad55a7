import jax
import jax.numpy as jnp


@jax.jit
def scale(x, n):
    return x * n


x = jnp.array([1.0, 2.0])
print(scale(x, 3))
print(scale(x, 4))
