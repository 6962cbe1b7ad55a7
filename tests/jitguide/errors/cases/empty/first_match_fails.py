import jax.numpy as jnp

x = jnp.array([1.0, 2.0])
first = jnp.where(x > 3)[0][0]  # raises IndexError
