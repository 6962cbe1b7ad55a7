import jax.numpy as jnp

x = jnp.ones(8)
i = 2
y = x[i : i + 3, 0]  # raises IndexError
