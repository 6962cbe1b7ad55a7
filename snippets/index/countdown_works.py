import jax
import jax.numpy as jnp


def countdown(n):
    return jnp.arange(n, 0, -1)


countdown = jax.jit(countdown, static_argnames=["n"])
print(countdown(3))
