import jax.numpy as jnp

jnp.sum(None)  # raises TypeError
