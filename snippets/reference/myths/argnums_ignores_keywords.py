import jax
import jax.numpy as jnp


def zeros(n):
    return jnp.zeros(n)


print(jax.jit(zeros, static_argnums=0)(n=2))
