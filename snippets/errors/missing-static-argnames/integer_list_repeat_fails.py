import jax
import jax.numpy as jnp


@jax.jit
def zeros(n):
    return jnp.array([0] * n)  # raises TypeError


print(zeros(3))
