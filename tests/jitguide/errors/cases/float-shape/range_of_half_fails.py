import jax.numpy as jnp

x = jnp.ones(4)
for _ in range(x.shape[0] / 2):  # raises TypeError
    x = x + 1
