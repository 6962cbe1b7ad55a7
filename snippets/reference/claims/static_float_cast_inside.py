import jax
import jax.numpy as jnp


def zeros(n):
    return jnp.zeros(int(n))


print(jax.jit(zeros, static_argnums=0)(2.0))
