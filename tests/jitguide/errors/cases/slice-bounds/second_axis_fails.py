# argument: length

import jax
import jax.numpy as jnp


@jax.jit
def truncated(tokens, length):
    return tokens[:, :length]  # raises IndexError


truncated(jnp.ones((2, 8)), 4)
