import jax.numpy as jnp

padded, length = jnp.array([1.0, 2.0, 3.0, jnp.nan]), 3
counts = jnp.arange(padded.shape[0]) < length

print("mean of all:        ", jnp.mean(padded**2))
print("weighted by 1 and 0:", jnp.sum(jnp.where(counts, 1.0, 0.0) * padded**2) / length)
print("selected:           ", jnp.sum(jnp.where(counts, padded, 0) ** 2) / length)
