import jax
import jax.numpy as jnp


def head(x, n):
    return x[:n]


jitted = jax.jit(head, static_argnums=0)
jitted(jnp.ones(2), 1)  # raises ValueError
