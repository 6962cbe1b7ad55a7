import jax.numpy as jnp

numbers = jnp.arange([1, 3])  # raises TypeError
