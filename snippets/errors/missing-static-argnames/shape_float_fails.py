import jax
import jax.numpy as jnp


def blank(n):
    return jnp.zeros(n)  # raises TypeError


blank = jax.jit(blank, static_argnames=["n"])
print(blank(n=3.0))
