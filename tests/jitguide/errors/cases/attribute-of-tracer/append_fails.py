import jax.numpy as jnp

x = jnp.ones(3)
x.append(1.0)  # raises AttributeError
