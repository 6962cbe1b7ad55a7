import jax
import jax.numpy as jnp


def blank(n):
    return jnp.zeros(n)


blank = jax.jit(blank, static_argnames=["n"])
print(blank(3))
