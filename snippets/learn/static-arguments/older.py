import jax
import jax.numpy as jnp


def first(x, n):
    return x[:n]


first = jax.jit(first, static_argnames=["n"])
print(first(jnp.array([4.0, 5.0, 6.0]), 2))
