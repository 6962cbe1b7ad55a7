import jax
import jax.numpy as jnp


def zeros(n):
    return jnp.zeros(n, int)


zeros = jax.jit(zeros, static_argnames=["n"])
print(zeros(3))
