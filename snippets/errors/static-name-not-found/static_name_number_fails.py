import jax
import jax.numpy as jnp


def zeros(length):
    return jnp.zeros(length)


zeros = jax.jit(zeros, static_argnums=[1])  # raises ValueError
print(zeros(3))
