import jax.numpy as jnp

counts = jnp.array([2, 3])
for i in range(counts):  # raises TypeError
    print(i)
