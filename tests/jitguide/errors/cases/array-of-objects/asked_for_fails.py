import jax.numpy as jnp

numbers = jnp.array([4, 5], dtype=object)  # raises TypeError
