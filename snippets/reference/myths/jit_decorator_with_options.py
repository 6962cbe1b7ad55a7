# needs jax >= 0.8
import jax
import jax.numpy as jnp


@jax.jit(static_argnames=["n"])
def zeros(n):
    return jnp.zeros(n)


print(zeros(2))
