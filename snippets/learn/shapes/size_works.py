# needs jax >= 0.8.1
import jax
import jax.numpy as jnp


@jax.jit(static_argnames=["n"])
def around_zero(n):
    return jnp.arange(-n, n)


print(around_zero(2))
