import jax
import jax.numpy as jnp


def blank(n):
    return jnp.zeros(n)  # raises TypeError


blank = jax.jit(blank)
print(blank(3))
