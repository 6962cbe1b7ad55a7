import jax
import jax.numpy as jnp


def triangle(n):
    return jnp.arange(n).sum()


triangle = jax.jit(triangle, static_argnames=["n"])
print(triangle(4))
