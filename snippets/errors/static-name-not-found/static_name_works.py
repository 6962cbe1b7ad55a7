import jax
import jax.numpy as jnp


def zeros(length, /):
    return jnp.zeros(length)


zeros = jax.jit(zeros, static_argnums=[0])
print(zeros(3))
