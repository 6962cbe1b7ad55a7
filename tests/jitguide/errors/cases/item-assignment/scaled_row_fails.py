import jax.numpy as jnp

weights = jnp.ones((2, 2))
weights[0] *= 3.0  # raises TypeError
