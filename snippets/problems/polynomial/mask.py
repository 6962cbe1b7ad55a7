import jax.numpy as jnp

coefficients = jnp.array([1.0, 2.0, jnp.nan])
counts = jnp.arange(3) <= 1

print("weighted:", jnp.sum(jnp.where(counts, 1.0, 0.0) * coefficients))
print("selected:", jnp.sum(jnp.where(counts, coefficients, 0.0)))
