import jax
import jax.numpy as jnp

values = jnp.array([1.0, 3.0])
labels = jnp.array([0, 0])
sums = jax.ops.segment_sum(values, labels, num_segments=3)
counts = jax.ops.segment_sum(jnp.ones_like(labels, dtype=int), labels, num_segments=3)

print(sums / counts)
print(sums / jnp.maximum(counts, 1))
