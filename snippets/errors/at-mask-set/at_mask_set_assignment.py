import jax
import jax.numpy as jnp


def clip(x):
    x[x < 0] = 0  # raises TypeError
    return x


jax.jit(clip)(jnp.array([1.0, -2.0]))
