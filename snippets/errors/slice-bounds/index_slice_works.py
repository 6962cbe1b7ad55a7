import jax
import jax.numpy as jnp


def first(x, n):
    return x[:n]


first = jax.jit(first, static_argnames=["n"])
print(first(jnp.arange(5), n=2))
