import jax.numpy as jnp

x = jnp.ones(3)
x.numpy()  # raises AttributeError
