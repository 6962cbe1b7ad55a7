import jax.numpy as jnp

labels = jnp.array([3, 1, 2, 1])
print("size=2 ", jnp.unique(labels, size=2))
print("size=3 ", jnp.unique(labels, size=3))
print("size=5 ", jnp.unique(labels, size=5))
print("counts ", jnp.unique(labels, size=5, return_counts=True)[1])
print("nonzero", jnp.nonzero(labels > 1, size=4))
