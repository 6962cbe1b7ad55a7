import jax
import jax.numpy as jnp


def scaled(x, rate):
    return x * rate


rate = 0.5
print(jax.pmap(scaled)(jnp.ones((1, 2)), rate))  # raises ValueError
