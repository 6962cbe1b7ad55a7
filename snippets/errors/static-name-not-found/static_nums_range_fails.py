import jax
import jax.numpy as jnp


def blank(n):
    return jnp.zeros(n)


jax.jit(blank, static_argnums=1)  # raises ValueError
