import jax
import jax.numpy as jnp


def zeros(length, /):
    return jnp.zeros(length)


zeros = jax.jit(zeros, static_argnames=["length"])  # raises ValueError
print(zeros(3))
