import jax.numpy as jnp

image = jnp.ones((4, 6))
stack = jnp.zeros((3, image.shape))  # raises TypeError
