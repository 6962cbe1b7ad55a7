import jax.numpy as jnp

counts = jnp.array([2, 3])
for i in range(counts.shape[0]):
    print(i)
assert i == 1
