import jax
import jax.numpy as jnp


def blank(n):
    return jnp.zeros(n)


print(jax.jit(blank, static_argnums=1)(2))  # raises ValueError
