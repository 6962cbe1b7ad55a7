import jax.numpy as jnp

jnp.no_such_function(1.0)  # raises AttributeError
