import jax.numpy as jnp

x = jnp.array([1, -2, 3, -4])
mask = x < 0
replacement = jnp.array([20, 40])
print(x.at[mask].set(replacement))
rank = jnp.cumsum(mask) - 1
print(jnp.where(mask, replacement[rank], x))
