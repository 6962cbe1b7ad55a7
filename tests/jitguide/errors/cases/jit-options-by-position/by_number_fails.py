import jax
import jax.numpy as jnp


def scale(x, n):
    return x * n


run = jax.jit(scale, (1,))  # raises TypeError
run(jnp.ones(2), 3)
