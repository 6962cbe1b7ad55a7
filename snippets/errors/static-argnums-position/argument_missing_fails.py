import jax
import jax.numpy as jnp


def scale(x, factor):
    return x * factor


scale = jax.jit(scale, static_argnames=["factor"])
print(scale(jnp.ones(2)))  # raises TypeError
