import jax
import jax.numpy as jnp

names = {0: "a", 1: "b"}


@jax.jit
def name_length(index):
    return len(names[jnp.abs(index)])  # raises TypeError


name_length(1)
