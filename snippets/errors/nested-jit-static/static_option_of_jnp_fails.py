import jax
import jax.numpy as jnp


@jax.jit
def banded(x, k):
    return jnp.tril(x, k=k)  # raises ValueError


print(banded(jnp.ones((3, 3)), 1))
