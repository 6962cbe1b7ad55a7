import jax
import jax.numpy as jnp


def first(x, n):
    return x[:n]  # raises IndexError


first = jax.jit(first)
print(first(jnp.arange(5), n=2))
