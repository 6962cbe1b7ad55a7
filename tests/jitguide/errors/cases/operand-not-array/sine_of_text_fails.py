import jax.numpy as jnp

jnp.sin("a")  # raises TypeError
