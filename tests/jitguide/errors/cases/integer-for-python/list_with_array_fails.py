import jax.numpy as jnp

rates = [0.1, 0.2, 0.3]
rates[jnp.array([0, 2])]  # raises TypeError
